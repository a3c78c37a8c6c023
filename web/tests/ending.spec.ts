import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Created, Frame, ReviewInfo } from "../src/api/types";
import { expect, test } from "./base";
import { ask, decide, look } from "./play";
import { friends, info, makeTable, open } from "./seats";

const ending = (page: Page): Locator => page.getByRole("region", { name: "The end", exact: true });
const curve = (page: Page): Locator => ending(page).getByRole("slider", { name: /chance to win|Points over time/ });
const slider = (page: Page): Locator => ending(page).getByRole("slider", { name: "Moment of the game" });
const own = (page: Page): Locator => ending(page).getByRole("listitem").filter({ hasText: "Better:" });

/** Plays all seats of people to the end over the API; every fourth decision is a careless one, so that there is something to regret. */
async function finish(request: APIRequestContext, { table, links }: Created): Promise<void> {
  for (let step = 0; step < 3000; step += 1) {
    if ((await info(request, table.id)).status === "over") return;
    for (const { token } of links) {
      const program = { request, table: table.id, token };
      const frame = await look(program);
      if (frame.outcome !== null || (frame.choices.length === 0 && frame.ending === null)) continue;
      const careless = step % 4 === 3 && frame.choices.length > 0;
      if (careless) await ask(program, { do: "act", version: frame.version, choice: frame.choices.length - 1 });
      else await decide(program, frame);
    }
  }
  throw new Error("the game did not end");
}

/** A finished game of Arriala between Ada and a weak bot, in which Ada has something to regret; one for all tests of a worker. */
let finished: Promise<Created> | null = null;
async function game(request: APIRequestContext): Promise<Created> {
  finished ??= (async () => {
    const seats = [
      { kind: "here" as const, name: "Ada" },
      { kind: "bot" as const, level: "random" },
    ];
    // In a short game even carelessness may cost nothing.
    for (let tries = 0; tries < 8; tries += 1) {
      const created = await makeTable(request, { game: "arriala", seats });
      await finish(request, created);
      const { regrets } = await review(request, created.table.id);
      if (regrets.some(({ seat }) => seat === 0)) return created;
    }
    throw new Error("no game with something to regret");
  })();
  return finished;
}

/** The token of the only seat that a browser holds at a table. */
function tokenOf(id: string): string {
  const kept = JSON.parse(localStorage.getItem("towpath-tables") ?? "{}") as Record<string, { tokens: string[] }>;
  return kept[id]?.tokens[0] ?? "";
}

/** Opens a finished table with all seats of people. */
async function visit(page: Page, { table, links }: Created): Promise<void> {
  const kept = { [table.id]: { game: table.game, name: table.game, tokens: links.map(({ token }) => token), at: Date.now() } };
  await page.addInitScript(
    (all) => localStorage.setItem("towpath-tables", localStorage.getItem("towpath-tables") ?? all),
    JSON.stringify(kept),
  );
  await page.goto(`/t/${table.id}`);
  await expect(ending(page)).toBeVisible();
}

async function review(request: APIRequestContext, id: string): Promise<ReviewInfo> {
  return (await (await request.get(`/api/tables/${id}/review`)).json()) as ReviewInfo;
}

test("the ending is a page over the table, the board is one touch away, and it comes back with one", async ({ page, request }) => {
  const created = await game(request);
  await visit(page, created);
  await expect(ending(page).getByRole("heading", { level: 2 })).toContainText(/wins?, \d+ to \d+/);
  const sheet = ending(page).getByRole("table", { name: "Score sheet" });
  const totals = sheet.getByRole("row").last().getByRole("cell");
  const { outcome } = await look({ request, table: created.table.id, token: created.links[0]?.token ?? "" });
  const wanted = outcome?.scores.map(({ total }) => String(total)).sort();
  expect((await totals.allTextContents()).sort()).toEqual(wanted);
  // Nothing but the page itself scrolls.
  const nested = await ending(page).evaluate((root) =>
    [...root.querySelectorAll("*")].filter(
      (one) => one.scrollHeight > one.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(one).overflowY),
    ),
  );
  expect(nested).toEqual([]);
  await ending(page).getByRole("button", { name: "Look at the board" }).first().click();
  await expect(ending(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeVisible();
  await page.locator(".bar").getByRole("button", { name: "Result" }).click();
  await expect(ending(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ending(page)).toHaveCount(0);
});

test("curve, slider, cards and board share one moment", async ({ page, request }) => {
  const created = await game(request);
  const { regrets } = await review(request, created.table.id);
  const mine = regrets.filter(({ seat }) => seat === 0).slice(0, 3);
  expect(mine.length).toBeGreaterThan(0);
  await visit(page, created);
  await expect(curve(page)).toBeVisible({ timeout: 60_000 });
  const last = Number(await slider(page).getAttribute("max"));
  await expect(slider(page)).toHaveValue(String(last));
  const box = await curve(page).boundingBox();
  if (!box) throw new Error("the curve is drawn");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(slider(page)).not.toHaveValue(String(last));
  const middle = await slider(page).inputValue();
  await expect(curve(page)).toHaveAttribute("aria-valuenow", middle);
  await curve(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).not.toHaveValue(middle);
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(Number(middle));
  await slider(page).fill("3");
  await expect(curve(page)).toHaveAttribute("aria-valuenow", "3");
  // One's own costliest decision: words, cost, marks.
  const card = own(page).first();
  await expect(card).toContainText("% less likely to win");
  await expect(card).toContainText("Played:");
  await card.getByRole("button", { name: "Look at it" }).click();
  await expect(slider(page)).toHaveValue(String(mine[0]?.version));
  await expect(curve(page)).toHaveAttribute("aria-valuenow", String(mine[0]?.version));
  await expect(ending(page).getByRole("img", { name: /what was played/ })).toBeVisible();
  await ending(page).getByRole("button", { name: "Look at the board" }).first().click();
  await expect(page.locator(".bar .tag", { hasText: `Moment ${mine[0]?.version}` })).toBeVisible();
  // The crown belongs to the end.
  await expect(page.locator(".crown")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the present" }).click();
  await expect(page.locator(".crown")).toHaveCount(1);
});

test("a moment has an address of its own, also for a stranger", async ({ browser, page, request, context }) => {
  const created = await game(request);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, created);
  await slider(page).fill("7");
  const copy = ending(page).getByRole("button", { name: "Copy a link to this moment" });
  await copy.click();
  await expect(ending(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/t/${created.table.id}?moment=7`);
  const stranger = await (await browser.newContext({ reducedMotion: "reduce", locale: "en" })).newPage();
  await stranger.goto(link);
  await expect(stranger.locator(".bar .tag", { hasText: "Moment 7" })).toBeVisible();
  await expect(ending(stranger)).toHaveCount(0);
  for (const [moment, words] of [
    ["99999", "That moment has not happened yet."],
    ["soon", "This link names no moment."],
  ] as const) {
    await stranger.goto(`/t/${created.table.id}?moment=${moment}`);
    await expect(stranger.locator(".why")).toContainText(words);
    await expect(stranger.getByRole("main")).toBeVisible();
  }
});

test("the link to a moment of a running game shows what its reader may see, and says what is not there yet", async ({
  browser,
  request,
}) => {
  const seats = [
    { kind: "here" as const, name: "Ada" },
    { kind: "here" as const, name: "Ben" },
  ];
  const created = await makeTable(request, { game: "arriala", seats });
  const programs = created.links.map(({ token }) => ({ request, table: created.table.id, token }));
  // Who begins is drawn by lot.
  for (const program of programs) {
    const frame = await look(program);
    if (frame.choices.length > 0) await decide(program, frame);
  }
  const watcher = await open(browser, created.table, []);
  await watcher.goto(`/t/${created.table.id}?moment=0`);
  await expect(watcher.locator(".bar .tag", { hasText: "Moment 0" })).toBeVisible();
  await watcher.goto(`/t/${created.table.id}?moment=500`);
  await expect(watcher.locator(".why")).toContainText("That moment has not happened yet.");
});

test("the picture to share is a PNG of 1200 by 630", async ({ page, request }) => {
  await visit(page, await game(request));
  await ending(page).getByRole("button", { name: "Share" }).click();
  const download = page.waitForEvent("download");
  await ending(page).getByRole("button", { name: "Save a picture" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^towpath-.*\.png$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const png = Buffer.concat(chunks);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeGreaterThan(20_000);
  await expect(ending(page).getByText("The picture is in your downloads.")).toBeVisible();
});

test("a decision can be played differently, at a table of its own against bots", async ({ page, request }) => {
  const created = await game(request);
  await visit(page, created);
  await own(page).first().getByRole("button", { name: "Play it differently from here" }).click({ timeout: 60_000 });
  await expect(page).not.toHaveURL(new RegExp(created.table.id));
  await expect(page.locator(".bar.mine")).toBeVisible();
  const id = new URL(page.url()).pathname.replace("/t/", "");
  const made = await info(request, id);
  expect(made.from?.table).toBe(created.table.id);
  expect(made.status).toBe("playing");
  const then = (await (await request.get(`/api/tables/${created.table.id}/history/${made.from?.version}`)).json()) as Frame;
  const now = await look({ request, table: id, token: await page.evaluate(tokenOf, id) });
  expect(now.scores).toEqual(then.scores);
});

test("all hands are shown without losing the way to play again", async ({ page, request }) => {
  await visit(page, await game(request));
  await ending(page).getByRole("button", { name: "Show all hands" }).click();
  const hands = ending(page).getByRole("list", { name: "What everybody holds" });
  await expect(hands.getByRole("listitem")).toHaveCount(2);
  await expect(hands).not.toContainText("…");
  await expect(ending(page).getByRole("button", { name: "Play again" })).toBeVisible();
  await ending(page).getByRole("button", { name: "Hide the hands" }).click();
  await expect(hands).toHaveCount(0);
});

test("points are counted by source before one's eyes, and can be skipped", async ({ browser, request }) => {
  const { table, anna } = await friends(browser, request, { game: "arriala" }, { reducedMotion: "no-preference" });
  await ask({ request, table: table.id, token: anna.token }, { do: "concede" });
  const { page } = anna;
  await expect(ending(page).getByRole("heading", { name: "The points are counted" })).toBeVisible();
  await ending(page).getByRole("button", { name: "Skip" }).click();
  await expect(ending(page).getByRole("heading", { name: "Anna has given up: Ben wins." })).toBeVisible();
});

test("alone the grades are shown, and what was played can be looked at", async ({ page, request }) => {
  const created = await makeTable(request, { game: "kanal", players: 1, seats: [{ kind: "here", name: "Ada" }] });
  await finish(request, created);
  await visit(page, created);
  await expect(ending(page).getByRole("region", { name: "Points and grades" })).toBeVisible();
  await expect(ending(page).getByRole("slider", { name: "Points over time" })).toBeVisible();
  await expect(ending(page).getByRole("button", { name: "Show all hands" })).toHaveCount(0);
});

for (const scheme of ["light", "dark"] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing serious in the ending: ${scheme}, ${width} wide`, async ({ browser, request }) => {
      const created = await game(request);
      const tokens = created.links.map(({ token }) => token);
      const page = await open(browser, created.table, tokens, {
        colorScheme: scheme,
        viewport: { width, height: width === 390 ? 844 : 800 },
      });
      await expect(own(page).first()).toBeVisible({ timeout: 60_000 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
      expect(await ending(page).evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
    });
  }
}
