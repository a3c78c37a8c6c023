// Measures what the page promises about speed, in a real Chromium against the real program, and says whether it holds.
// Run after `npm run build` and a build of the program (TOWPATH_BIN; release is what people use). Exits with 1 if a
// figure is over its limit. Figures of a busy machine are worth little: the median of several runs is printed, and the
// work of a frame is counted in processor time.
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const port = Number(process.env.TOWPATH_PORT ?? "7977");
const base = `http://127.0.0.1:${port}`;
const binary = process.env.TOWPATH_BIN ?? "../target/release/towpath";
const RUNS = 7;
/** What Chromium calls the start of a frame on the main thread in its traces. */
const FRAME = "ProxyMain::BeginMainFrame";

const server = spawn(binary, ["serve", "--addr", `127.0.0.1:${port}`, "--data", mkdtempSync(join(tmpdir(), "towpath-timing-"))], {
  stdio: "ignore",
  env: { ...process.env, TOWPATH_LIMITS: "off" },
});
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function ask(path, token, body) {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(base + path, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

async function table(game, players) {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "greedy" }));
  const created = await ask("/api/tables", null, {
    game,
    name: game,
    seats: [{ kind: "here", name: "Ada" }, ...bots],
    settings: { hints: "always", bot_pause: 0 },
  });
  return { id: created.table.id, game, token: created.links[0].token };
}

/** Plays a table to its end over the API. */
async function playOut({ id, token }) {
  for (;;) {
    const frame = await ask(`/api/tables/${id}/frame`, token);
    if (frame.outcome) return;
    if (frame.ending !== null) await ask(`/api/tables/${id}/requests`, token, { do: "end_turn", version: frame.version });
    else if (frame.choices.length === 0) await sleep(20);
    else {
      const { choice } = await ask(`/api/tables/${id}/requests`, token, { do: "hint", bot: "greedy" });
      await ask(`/api/tables/${id}/requests`, token, { do: "act", version: frame.version, choice: choice.choice });
    }
  }
}

async function open(browser, seat, viewport = { width: 1280, height: 800 }) {
  const page = await (await browser.newContext({ viewport, locale: "en" })).newPage();
  await page.addInitScript(
    ([id, game, token]) =>
      localStorage.setItem("towpath-tables", JSON.stringify({ [id]: { game, name: game, tokens: [token], at: Date.now() } })),
    [seat.id, seat.game, seat.token],
  );
  await page.goto(`${base}/t/${seat.id}`);
  await page.locator(".play").waitFor({ state: "attached" });
  // The page of the ending lies over a game that is over.
  if ((await (await fetch(`${base}/api/tables/${seat.id}`)).json()).status === "over") {
    await page.locator("#ending").waitFor();
    await page.keyboard.press("Escape");
  }
  await page.locator("section.bar").waitFor();
  return page;
}

/** Milliseconds from the start of the navigation to buttons that work, each time with an empty cache. */
async function firstPage(browser) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ locale: "en" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-game]")) return;
        observer.disconnect();
        // After the next frame it is on the screen.
        requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(base);
    times.push(await (await page.waitForFunction(() => window.usable)).jsonValue());
    await context.close();
  }
  return times;
}

/** Milliseconds from a click that decides something to the frame that shows it. */
async function action(browser) {
  const page = await open(browser, await table("arriala", 3));
  await page.locator(".bar.mine").waitFor();
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Place a worker/ })
      .click();
    times.push(
      await page.evaluate(
        () =>
          new Promise((done) => {
            const before = document.querySelectorAll(".worker").length;
            const begun = performance.now();
            new MutationObserver((_, observer) => {
              if (document.querySelectorAll(".worker").length === before) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
            }).observe(document.querySelector("main"), { childList: true, subtree: true });
            const stop = document.querySelector('main [data-target][aria-label="Montech"]');
            stop.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          }),
      ),
    );
    const version = await page.locator(".play").getAttribute("data-version");
    await page.locator(".bar .undo").first().click();
    await page.locator(`.play:not([data-version="${version}"])[data-busy="false"]`).waitFor();
  }
  await page.context().close();
  return times;
}

/** Milliseconds of the main thread's work in each frame while the map of a finished game is dragged about. */
async function panning(browser) {
  const seat = await table("canal-mania", 5);
  await playOut(seat);
  const page = await open(browser, seat);
  const tiles = await page.locator("[data-tile]").count();
  await page.getByRole("button", { name: "Larger" }).click();
  await page.getByRole("button", { name: "Larger" }).click();
  await sleep(500);
  const box = await page.locator(".window").boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await browser.startTracing(page, { categories: ["cc", "disabled-by-default-devtools.timeline", "__metadata"] });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(middle.x + Math.sin(step / 12) * box.width * 0.3, middle.y + Math.cos(step / 9) * box.height * 0.3);
  }
  await page.mouse.up();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  const main = traceEvents.find(
    (event) =>
      event.name === "thread_name" &&
      event.args.name === "CrRendererMain" &&
      traceEvents.some((other) => other.pid === event.pid && other.name === FRAME),
  );
  const own = traceEvents.filter((event) => event.pid === main.pid && event.tid === main.tid);
  const frames = own
    .filter((event) => event.name === FRAME)
    .map((event) => event.ts)
    .toSorted((a, b) => a - b);
  const tasks = own.filter((event) => event.name === "RunTask" && event.ph === "X");
  const work = frames
    .slice(0, -1)
    .map(
      (from, index) =>
        tasks.filter((task) => task.ts >= from && task.ts < frames[index + 1]).reduce((sum, task) => sum + (task.tdur ?? task.dur), 0) /
        1000,
    );
  return { work, tiles };
}

function report(name, value, limit, more) {
  const over = value > limit;
  console.log(`${over ? "TOO SLOW" : "ok"}  ${name}: ${value.toFixed(1)} ms (limit ${limit} ms; ${more})`);
  return over;
}

let slow;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
try {
  for (let attempt = 0; ; attempt += 1) {
    if (
      await fetch(`${base}/healthz`)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      break;
    if (attempt > 200) throw new Error("the server does not start");
    await sleep(50);
  }
  console.log(`load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);
  const spread = (times) => `median of ${times.length}, ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  const first = await firstPage(browser);
  const acts = await action(browser);
  const { work, tiles } = await panning(browser);
  const sorted = work.toSorted((a, b) => a - b);
  const late = sorted[Math.floor(sorted.length * 0.95)];
  slow = [
    report("first page usable, cold cache", median(first), 1000, spread(first)),
    report("an action painted", median(acts), 100, spread(acts)),
    report(
      "work of a frame while panning, 95 of 100 frames",
      late,
      8,
      `${work.length} frames, median ${median(work).toFixed(1)}, most ${sorted.at(-1).toFixed(1)}; ${tiles} tiles on the map`,
    ),
  ].some(Boolean);
} finally {
  await browser.close();
  server.kill();
}
process.exit(slow ? 1 : 0);
