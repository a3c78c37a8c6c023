import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./base";
import { dice } from "./naive";
import { info, makeTable, sit } from "./seats";

/** More decisions than a game takes. */
const MOST = 3000;
const games = [
  { game: "arriala", players: 2 },
  { game: "kanal", players: 1 },
  { game: "canal-mania", players: 3 },
];

/** What the page says about the moment, without the board. */
interface Moment {
  version: string;
  question: string;
  mine: boolean;
  over: boolean;
}

function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => ({
    version: document.querySelector(".play")?.getAttribute("data-version") ?? "",
    question: document.querySelector(".bar .line")?.textContent ?? "",
    mine: document.querySelector(".bar.mine") !== null,
    over: document.getElementById("ending") !== null,
  }));
}

/** Waits until this player is asked or the game is over. */
async function asked(page: Page): Promise<Moment> {
  await page.waitForFunction(() => document.getElementById("ending") !== null || document.querySelector(".bar.mine") !== null, undefined, {
    timeout: 60_000,
    polling: 20,
  });
  return moment(page);
}

/** What has the focus: a thing that is lit, a chip with the kind of its choice, another button of the bar, or nothing of use. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: on } = document;
    if (on === null || on === document.body) return "body";
    if (on.matches("main [data-target]")) return on.getAttribute("aria-disabled") === "true" ? "dark" : "lit";
    if (on.matches(".bar [data-choice]")) return on.getAttribute("data-kind") ?? "chip";
    if (on.matches("[data-sure]")) return "sure";
    if (on.matches('.bar [data-rank="primary"]')) return "primary";
    return "other";
  });
}

for (const { game, players } of games) {
  test(`a whole game of ${game} by the keyboard alone`, async ({ page, request }) => {
    test.setTimeout(1_200_000);
    const created = await makeTable(request, { game, players });
    await sit(page, created);
    const random = dice(7);
    let fallen = 0;
    for (let steps = 0; steps < MOST; steps += 1) {
      const { over } = await asked(page);
      if (over) break;
      // Every other time the chips are looked through first: F6 leads to the bar and to the board.
      if (random(4) === 0) await page.keyboard.press("F6");
      let on = await focused(page);
      if (steps > 0 && on === "body") fallen += 1;
      const wanted = ["lit", "progress", "sure", "primary"];
      for (let tabs = random(3); tabs > 0 || !wanted.includes(on); tabs -= 1) {
        if (tabs < -120) break;
        // Long without anything that moves the game on: then a way out will do.
        if (tabs < -60 && (on === "pass" || on === "forfeit")) break;
        await page.keyboard.press("Tab");
        on = await focused(page);
      }
      // The game may have ended meanwhile: nothing else is pressed.
      if ([...wanted, "pass", "forfeit"].includes(on)) await page.keyboard.press("Enter");
    }
    expect((await info(request, created.table.id)).status).toBe("over");
    expect(fallen, "the focus fell to the page's body").toBe(0);
  });

  test(`a whole game of ${game} by the accessibility tree alone`, async ({ page, request }) => {
    test.setTimeout(1_200_000);
    const created = await makeTable(request, { game, players });
    await sit(page, created);
    const random = dice(3);
    await page.getByRole("tab", { name: "As text" }).press("Enter");
    const panel = page.getByRole("tabpanel");
    for (let steps = 0; steps < MOST; steps += 1) {
      const { over, ...before } = await asked(page);
      if (over) break;
      await choose(page, panel, random);
      // An answer that is kept for the next decision brings another question without a new version.
      await expect
        .poll(
          async () => {
            const now = await moment(page);
            return now.over || now.version !== before.version || now.question !== before.question;
          },
          { timeout: 30_000, intervals: [20] },
        )
        .toBe(true);
    }
    expect((await info(request, created.table.id)).status).toBe("over");
    // The points are said where the game is played in words.
    await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
  });
}

/** Opens the groups of choices and presses one; a way out only where there is nothing else. */
async function choose(page: Page, panel: Locator, random: (below: number) => number): Promise<void> {
  const end = page.getByRole("region", { name: "What is asked" }).getByRole("button", { name: "End turn", exact: true });
  let within = panel;
  // The words are loaded when their tab is opened first: an empty panel means that only the end of the turn is left once that is there.
  await expect(panel.getByRole("group").or(panel.getByRole("button")).or(end).first()).toBeVisible();
  for (;;) {
    const groups = within.getByRole("group");
    const buttons = within.getByRole("button");
    const [closed, open] = [await groups.count(), await buttons.count()];
    if (closed + open === 0) {
      await end.press("Enter");
      return;
    }
    const progress = buttons.and(page.locator('[data-kind="progress"]'));
    const able = await progress.count();
    const pick = random(Math.max(1, closed + able));
    if (pick < closed) {
      const group = groups.nth(pick);
      if ((await group.getAttribute("open")) === null) await group.locator("summary").first().press("Enter");
      within = group;
      continue;
    }
    const chosen = able > 0 ? progress.nth(pick - closed) : buttons.first();
    await chosen.press("Enter");
    const sure = page.locator("[data-sure]");
    if (await sure.isVisible()) await sure.press("Enter");
    return;
  }
}
