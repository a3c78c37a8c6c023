import { defineConfig } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A port that nobody uses. It is kept in the environment, so that the workers find the same one. */
function port(name: string): number {
  const find = 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })';
  process.env[name] ??= execFileSync(process.execPath, ["-e", find], { encoding: "utf8" }).trim();
  return Number(process.env[name]);
}

// A server that runs already, or the real binary on a free port with an empty store.
const serving = port("TOWPATH_PORT");
const url = process.env["TOWPATH_URL"] ?? `http://127.0.0.1:${serving}`;
const gallery = port("TOWPATH_GALLERY_PORT");
const binary = process.env["TOWPATH_BIN"] ?? "../target/debug/towpath";

// Limits are wide: a machine that is busy with other things makes tests slow, not wrong. Nothing is tried twice; only the
// start of the browser itself is (tests/base.ts).
export default defineConfig({
  testDir: "tests",
  timeout: 240_000,
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  snapshotPathTemplate: "tests/pictures/{arg}{ext}",
  // Fonts are our own and motion is off, so pictures hardly differ between machines; rounding of curves still does.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  use: {
    baseURL: url,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: "en",
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: [
    {
      command: `npx vite build && npx vite preview --outDir dist-gallery --host 127.0.0.1 --port ${gallery} --strictPort`,
      url: `http://127.0.0.1:${gallery}/gallery.html`,
      reuseExistingServer: true,
      timeout: 240_000,
      env: { TOWPATH_GALLERY: "1" },
    },
    ...(process.env["TOWPATH_URL"]
      ? []
      : [
          {
            command: `${binary} serve --addr 127.0.0.1:${serving} --data ${mkdtempSync(join(tmpdir(), "towpath-e2e-"))}`,
            url: `${url}/healthz`,
            reuseExistingServer: false,
            timeout: 120_000,
            env: { TOWPATH_DURABILITY: "off", TOWPATH_LIMITS: "off" },
          },
        ]),
  ],
});
