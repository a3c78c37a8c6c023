// Weighs what the browser has to load and fails when a screen grows too heavy. Run after `npm run build`.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

/** Files needed for these entries, with everything they import at once. */
function closure(keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return seen;
}

function weigh(keys, kind) {
  const files = new Set();
  for (const key of closure(keys)) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (kind === "js") files.add(chunk.file);
    else for (const css of chunk.css ?? []) files.add(css);
  }
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  return bytes;
}

const words = ["../crates/text/lang/en/table.ftl?raw", "../crates/text/lang/en/web.ftl?raw"].filter((key) => key in manifest);
const home = ["index.html", ...words];
const table = [...home, "src/shell/TablePage.svelte"];
/** What each screen needs, and how many kilobytes (gzip) it may need. */
const screens = [
  { name: "home", keys: home, js: 60, css: 12 },
  { name: "a table of Arriala", keys: [...table, "src/games/arriala/module.ts"], js: 125, css: 24 },
  { name: "a table of Canal Mania", keys: [...table, "src/games/canal-mania/module.ts"], js: 132, css: 24 },
  { name: "a table of Kanal", keys: [...table, "src/games/kanal/module.ts"], js: 125, css: 24 },
];

let heavy = false;
for (const { name, keys, ...limits } of screens) {
  for (const [kind, limit] of Object.entries(limits)) {
    const kilobytes = weigh(keys, kind) / 1000;
    const over = kilobytes > limit;
    heavy ||= over;
    console.log(`${over ? "TOO HEAVY" : "ok"}  ${name}: ${kilobytes.toFixed(1)} of ${limit} KB ${kind} (gzip)`);
  }
}
process.exit(heavy ? 1 : 0);
