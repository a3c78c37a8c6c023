import type { Locator, Page } from "@playwright/test";
import type { Frame, Hint } from "../src/api/types";
import { keyOf, offerOf, select, type Target } from "../src/games/choose";
import { expect, test } from "./base";
import { ask, look, type Program } from "./play";
import { makeTable, sit } from "./seats";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
/** So many taps have to land in each game; with TOWPATH_TAPS=all 200 in all, over the games and languages. */
const all = process.env["TOWPATH_TAPS"] === "all";
const TAPS = all ? 17 : 30;
const LANGUAGES = all ? ["en", "fr", "de", "it"] : ["en"];

/** Notes everything that moves on the page, whether somebody has just touched it or not. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: string[] = [];
    (window as unknown as { shifts: string[] }).shifts = shifts;
    const rect = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName ?? "?"}.${element?.getAttribute("class") ?? ""} ${rect(previousRect)} -> ${rect(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
/** What has moved since the last question. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { shifts: string[] }).shifts.splice(0);
  });

/** Waits until something stays where it is: a map that glides is left to come to rest, as a person would. */
async function rest(thing: Locator): Promise<void> {
  let before = "";
  for (let still = 0; still < 3;) {
    const now = JSON.stringify(await thing.boundingBox());
    still = now === before ? still + 1 : 0;
    before = now;
    await thing.page().waitForTimeout(40);
  }
}

/** Where a finger would touch it: a place in sight where nothing else lies. Brings it into sight where that is needed. */
async function place(thing: Locator): Promise<{ x: number; y: number }> {
  // What lies under another tab of the tray is a tap away.
  for (const tab of await thing.page().locator("main [role='tab']").all()) {
    if (await thing.isVisible()) break;
    await tab.tap();
  }
  await rest(thing);
  await thing.evaluate((element) => element.scrollIntoView({ block: "nearest", inline: "nearest" }));
  await rest(thing);
  let found: { x: number; y: number } | null = null;
  await expect(async () => {
    found = await thing.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [across, down] of [
        [0.5, 0.5],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.5, 0.25],
        [0.5, 0.75],
      ] as const) {
        const x = left + width * across;
        const y = top + height * down;
        const hit = document.elementFromPoint(x, y);
        const key = hit?.closest("[data-target], [data-choice], [data-sure]");
        if (key === element || element.contains(hit)) return { x, y };
      }
      return null;
    });
    expect(found, await thing.evaluate((element) => element.outerHTML)).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  if (found === null) throw new Error("it is drawn");
  return found;
}

/** Makes one decision with real taps and gives how many it took. Each has to land: what it touches is picked, or the game goes on. */
async function decideByTaps(page: Page, program: Program, frame: Frame, moved: string[]): Promise<number> {
  const { choices, steps } = offerOf(frame);
  const id = choices.length === 1 ? 0 : (await ask<Hint>(program, { do: "hint", bot: "greedy" })).choice.choice;
  const choice = choices[id];
  if (!choice) throw new Error("there is a choice");
  const what = JSON.stringify(choice);
  let taps = 0;
  if (choice.defer === true) {
    // The page keeps it back for the next decision, which is not known yet.
    await ask(program, { do: "act", version: frame.version, choice: id });
    await expect(page.locator(`.play[data-version="${frame.version}"]`), what).toHaveCount(0);
    return taps;
  }
  const tap = async (thing: Locator): Promise<void> => {
    const { x, y } = await place(thing);
    // What the test itself has scrolled does not count.
    await shifts(page);
    await page.touchscreen.tap(x, y);
    taps += 1;
  };
  const picked: Target[] = [];
  const path = choice.paths[0] ?? [];
  for (let next = path[0]; next !== undefined; next = path[picked.length]) {
    const drawn = page.locator(`main [data-target="${keyOf(next)}"]:not([aria-disabled="true"])`).first();
    const spoken = page.locator(`.bar button[data-choice="${id}"]`);
    await expect(drawn.or(spoken).first(), what).toBeAttached();
    if ((await drawn.count()) === 0) {
      await tap(spoken);
      break;
    }
    const question = await page.locator(".bar .line").innerText();
    await tap(drawn);
    picked.push(next);
    for (let { follow } = select(choices, steps, picked); follow !== null; { follow } = select(choices, steps, picked)) picked.push(follow);
    if (picked.length < path.length) {
      await expect(page.locator(".bar .line"), what).not.toHaveText(question);
      moved.push(...(await shifts(page)));
    }
  }
  const way = page.locator(`.bar .ways button[data-choice="${id}"]`);
  const sure = page.locator(`.bar [data-sure="${id}"]`);
  const version = page.locator(`.play[data-version="${frame.version}"]`);
  await expect(async () => {
    const done = (await version.count()) === 0 || (await sure.isVisible()) || (await way.isVisible());
    expect(done, what).toBe(true);
  }).toPass({ timeout: 20_000 });
  if ((await way.isVisible()) && !(await sure.isVisible())) {
    moved.push(...(await shifts(page)));
    await tap(way);
  }
  if (typeof choice.kind === "object" && choices.length > 1) {
    await expect(sure, what).toBeVisible();
    moved.push(...(await shifts(page)));
    await tap(sure);
  }
  await expect(version, what).toHaveCount(0);
  return taps;
}

for (const [game, locale] of ["arriala", "kanal", "canal-mania"].flatMap((one) => LANGUAGES.map((language) => [one, language] as const))) {
  test(`${TAPS} taps land on a telephone, the page does not scroll and nothing moves between two taps: ${game}, ${locale}`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ ...PHONE, locale });
    const page = await context.newPage();
    await watchShifts(page);
    const created = await makeTable(request, { game, players: game === "canal-mania" ? 3 : 2 });
    await sit(page, created);
    const program = { request, table: created.table.id, token: created.links[0]?.token ?? "" };
    const rows = (): Promise<number[]> =>
      page.evaluate(() =>
        [".strip", ".said", "main", ".answers"].map((row) => Math.round(document.querySelector(row)?.getBoundingClientRect().height ?? 0)),
      );
    const moved: string[] = [];
    let taps = 0;
    while (taps < TAPS) {
      const frame = await look(program);
      if (frame.outcome !== null) break;
      if (frame.choices.length === 0 && frame.ending === null) {
        await page.waitForTimeout(30);
        continue;
      }
      await expect(page.locator(`.play[data-version="${frame.version}"] .bar.mine`)).toBeVisible({ timeout: 60_000 });
      if (frame.ending === null) taps += await decideByTaps(page, program, frame, moved);
      else {
        await page.locator('.bar [data-rank="primary"]').tap();
        await expect.poll(async () => (await look(program)).ending).toBeNull();
      }
      expect(await rows()).toEqual([44, 68, 844 - 44 - 68 - 56, 56]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && scrollY === 0)).toBe(true);
    }
    expect(taps).toBeGreaterThanOrEqual(TAPS);
    expect(moved).toEqual([]);
    await context.close();
  });
}

test("the side is a sheet that the strip opens; Escape and its button close it", async ({ browser, request }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await sit(page, await makeTable(request, { game: "arriala", players: 3 }));
  const players = page.getByRole("list", { name: "Players" });
  await expect(players.getByRole("listitem")).toHaveCount(3);
  await expect(players).toContainText("Ada");
  // Wherever the strip is touched.
  await page.touchscreen.tap(200, 22);
  const sheet = page.getByRole("dialog", { name: "Players and log" });
  await expect(sheet.getByRole("tab", { name: "Log" })).toBeVisible();
  await sheet.getByRole("button", { name: "Menu" }).tap();
  await expect(sheet.getByRole("link", { name: "Rules" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#table-menu")).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.touchscreen.tap(200, 22);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(sheet).toBeHidden();
  await context.close();
});

test("the first tap on a goal shows what it would do, and the second does it", async ({ browser, request }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const created = await makeTable(request, { game: "arriala", players: 3 });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 60_000 });
  const before = await page.locator(".play").getAttribute("data-version");
  await page.locator('main [data-target="place_worker"]').tap();
  const town = page.getByRole("main").getByRole("button", { name: "Montech", exact: true });
  await town.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await town.dispatchEvent("click");
  await expect(page.locator('.bar .ways [data-rank="primary"]')).toContainText("Montech");
  await expect(page.locator(".play")).toHaveAttribute("data-version", before ?? "");
  await town.dispatchEvent("click");
  await expect(page.locator(".play")).not.toHaveAttribute("data-version", before ?? "");
  await context.close();
});
