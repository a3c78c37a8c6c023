import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./base";
import { ask, decide, look, openSide } from "./play";
import { friends, info, makeTable, open, sit } from "./seats";

const players = (page: Page): Locator => page.getByRole("list", { name: "Players" });
const ending = (page: Page): Locator => page.getByRole("region", { name: "The end", exact: true });

async function choose(page: Page, entry: string): Promise<void> {
  await openSide(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: entry }).click();
}

/** The game is over on this page: the result, the points, nothing to decide. */
async function isOver(page: Page, result: string): Promise<void> {
  await expect(ending(page).getByRole("heading", { name: result })).toBeVisible();
  await expect(page.locator(".bar .line")).toHaveText(result);
  await expect(ending(page).getByRole("table", { name: "Score sheet" })).toBeVisible();
  await expect(page.locator(".bar.mine")).toHaveCount(0);
  await expect(page.locator("main [data-target]:not([aria-disabled='true'])")).toHaveCount(0);
}

for (const phone of [false, true]) {
  const look = phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {};
  const where = phone ? "on telephones" : "on desktops";

  test(`giving up is shown to both at once, with names, result and points, ${where}`, async ({ browser, request }) => {
    const { anna, ben } = await friends(browser, request, { game: "arriala" }, look);
    await choose(anna.page, "Give up");
    await anna.page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    for (const { page } of [anna, ben]) {
      await isOver(page, "Anna has given up: Ben wins.");
      await expect(ending(page).getByRole("columnheader", { name: "Anna" })).toBeVisible();
      await expect(ending(page).getByRole("button", { name: "Play again" })).toBeVisible();
    }
  });

  test(`a proposal to end is a question to everybody, and an agreed end is shown, ${where}`, async ({ browser, request }) => {
    const { table, anna, ben } = await friends(browser, request, { game: "arriala" }, look);
    await choose(anna.page, "Propose to end the game");
    const question = ben.page.getByRole("region", { name: "End the game here" });
    await expect(question).toContainText("For it: Anna. Not yet: Ben.");
    await question.getByRole("button", { name: "Go on playing" }).click();
    await expect(question).toBeHidden();
    expect((await info(request, table.id)).status).toBe("playing");
    // A proposal that was declined is gone for everybody, and who made it is told by whom.
    const own = anna.page.getByRole("region", { name: "End the game here" });
    await expect(anna.page.getByText("Ben wants to go on playing.")).toBeVisible();
    await expect(own).toBeHidden();
    // Whoever proposed can think better of it, and propose again.
    await choose(anna.page, "Propose to end the game");
    await own.getByRole("button", { name: "Go on playing" }).click();
    await expect(own).toBeHidden();
    await choose(anna.page, "Propose to end the game");
    await question.getByRole("button", { name: "Agree" }).click();
    for (const { page } of [anna, ben]) await isOver(page, "The players agreed to end the game here. Nobody wins.");
  });

  test(`a rematch that somebody starts is one button away for the other, ${where}`, async ({ browser, request }) => {
    const { table, anna, ben } = await friends(browser, request, { game: "arriala" }, look);
    await ask({ request, table: table.id, token: anna.token }, { do: "concede" });
    await ending(anna.page).getByRole("button", { name: "Play again" }).click();
    await expect(anna.page).not.toHaveURL(new RegExp(table.id));
    await ending(ben.page).getByRole("button", { name: "Sit down there" }).click();
    for (const { page } of [anna, ben]) {
      await expect(players(page)).toBeVisible();
      await expect(players(page)).toContainText("Anna");
      await expect(players(page)).toContainText("Ben");
      await expect(ending(page)).toHaveCount(0);
    }
    expect(anna.page.url()).toBe(ben.page.url());
  });
}

test("a game played to its end shows the winner, the points and the review to everybody", async ({ browser, request }) => {
  const { table, anna, ben } = await friends(browser, request, { game: "kanal" });
  for (let step = 0; step < 2000; step += 1) {
    const { status } = await info(request, table.id);
    if (status === "over") break;
    for (const { token } of [anna, ben]) {
      const program = { request, table: table.id, token };
      const frame = await look(program);
      if (frame.outcome === null && (frame.choices.length > 0 || frame.ending !== null)) await decide(program, frame);
    }
  }
  for (const { page } of [anna, ben]) {
    await expect(ending(page).getByRole("heading", { level: 2 })).toContainText(/wins?, \d+ to \d+|share the win/);
    await expect(page.getByRole("region", { name: "How it went" })).toBeVisible();
  }
});

test("of three the one who gives up keeps the name while a bot plays on, and everybody is told", async ({ browser, request }) => {
  const { anna, ben } = await friends(browser, request, { game: "arriala", players: 3 });
  await choose(anna.page, "Give up");
  await anna.page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(ben.page.getByRole("status").filter({ hasText: "Anna has given up: a bot plays on." })).toBeVisible();
  for (const { page } of [anna, ben]) {
    await expect(players(page).getByRole("listitem").filter({ hasText: "Anna" })).toContainText("gave up, a bot plays on");
    await expect(players(page)).not.toContainText("Bot: Master");
  }
});

test("a bot that takes over is told to all, and the way back is one button", async ({ browser, request }) => {
  const { anna, ben } = await friends(browser, request, {
    game: "arriala",
    clock: { kind: "per_move", seconds: 4 },
    settings: { hints: "always", bot_pause: 10_000 },
  });
  const back = (page: Page): Locator => page.getByRole("button", { name: "Take my seat back" });
  const shown = async (): Promise<boolean> => (await back(anna.page).isVisible()) || (await back(ben.page).isVisible());
  await expect.poll(shown, { timeout: 30_000 }).toBe(true);
  const [gone, other, name] = (await back(anna.page).isVisible()) ? [anna, ben, "Anna"] : [ben, anna, "Ben"];
  await expect(gone.page.locator(".bar .line")).toHaveText("Your time was up: a bot plays for you.");
  await expect(players(other.page).getByRole("listitem").filter({ hasText: name })).toContainText("a bot plays on");
  await back(gone.page).click();
  await expect(other.page.getByRole("status").filter({ hasText: `${name} is back and plays on.` })).toBeVisible();
});

test("the rematch of a hot-seat table keeps all seats", async ({ page, request }) => {
  const created = await makeTable(request, {
    game: "arriala",
    seats: [
      { kind: "here", name: "Ada" },
      { kind: "here", name: "Ben" },
    ],
  });
  await sit(page, created);
  await ask({ request, table: created.table.id, token: created.links[0]?.token ?? "" }, { do: "concede" });
  await ending(page).getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(created.table.id));
  await expect(page.locator(".curtain, .bar.mine").first()).toBeVisible();
  const ready = page.getByRole("button", { name: "I am here" });
  if (await ready.isVisible()) await ready.click();
  await expect(page.locator(".bar.mine")).toBeVisible();
  await expect(players(page).getByText("you", { exact: true })).toHaveCount(2);
});

test("somebody who looks on sees the end and can follow to the rematch", async ({ browser, request }) => {
  const { table, anna } = await friends(browser, request, { game: "arriala" });
  const watcher = await open(browser, table, []);
  await expect(players(watcher)).toBeVisible();
  await choose(anna.page, "Give up");
  await anna.page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(ending(watcher).getByRole("heading", { name: "Anna has given up: Ben wins." })).toBeVisible();
  await expect(ending(watcher).getByRole("button", { name: "Play again" })).toHaveCount(0);
  await ending(anna.page).getByRole("button", { name: "Play again" }).click();
  await watcher.getByRole("link", { name: "Watch it" }).click();
  await expect(watcher).not.toHaveURL(new RegExp(table.id));
});

test("new words are counted until they are read; a player can be muted and a line reported", async ({ browser, request }) => {
  const { table, anna, ben } = await friends(browser, request, { game: "arriala" });
  const say = (text: string): Promise<unknown> => ask({ request, table: table.id, token: anna.token }, { do: "chat", text });
  await say("Good water to you");
  const unread = ben.page.getByRole("tab", { name: "one new message" });
  await expect(unread).toBeVisible();
  await expect(ben.page).toHaveTitle(/\(1\)/);
  await ben.page.reload();
  await expect(unread).toBeVisible();
  await ben.page.locator("header").getByRole("button", { name: "one new message" }).click();
  await expect(ben.page.getByText("Good water to you")).toBeVisible();
  await expect(ben.page).not.toHaveTitle(/\(1\)/);
  const more = ben.page.getByLabel("More about this line by Anna");
  await more.click();
  await ben.page.getByRole("button", { name: "Report this message" }).click();
  await ben.page.getByLabel("What is wrong with it?").fill("Too friendly");
  await ben.page.getByRole("button", { name: "Report", exact: true }).click();
  await expect(ben.page.getByRole("status").filter({ hasText: "Reported" })).toBeVisible();
  await ben.page.getByRole("button", { name: "Mute Anna" }).click();
  await expect(ben.page.getByRole("status").filter({ hasText: "Anna is muted for you." })).toBeVisible();
  await expect(ben.page.getByText("Good water to you")).toBeHidden();
  await ben.page.getByRole("button", { name: "Undo" }).click();
  await expect(ben.page.getByText("Anna is muted for you.")).toBeHidden();
});

test("who is at the table is shown, and who has gone", async ({ browser, request }) => {
  const { anna, ben } = await friends(browser, request, { game: "arriala" });
  const row = ben.page.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: "Anna" });
  await expect(row).toContainText("at the table");
  await anna.page.close();
  await expect(row).toContainText("not at the table now");
});

test("players of a slow game are shown the address that tells them when it is their turn", async ({ browser, request }) => {
  const { anna } = await friends(browser, request, { game: "arriala", pace: "slow" });
  const address = anna.page.getByLabel("Address of the feed (1)", { exact: true });
  await expect(address).toHaveValue(/^http:.*\/api\/feeds\//);
  const feed = await request.get(await address.inputValue());
  expect(feed.ok()).toBe(true);
});

for (const scheme of ["light", "dark"] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing serious between people: ${scheme}, ${width} wide`, async ({ browser, request }) => {
      const serious = async (page: Page): Promise<string[]> => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
      };
      const viewport = { width, height: width === 390 ? 844 : 800 };
      const { table, anna, ben } = await friends(browser, request, { game: "arriala", pace: "slow" }, { colorScheme: scheme, viewport });
      await ask({ request, table: table.id, token: anna.token }, { do: "chat", text: "Good water to you" });
      await ask({ request, table: table.id, token: anna.token }, { do: "vote_end", agree: true });
      const { page } = ben;
      await expect(page.getByRole("region", { name: "End the game here" })).toBeVisible();
      if (width === 390) await page.locator(".strip .more").click();
      await page.locator("header").getByRole("button", { name: "one new message" }).click();
      await page.getByLabel("More about this line by Anna").click();
      expect(await serious(page)).toEqual([]);
      await page.getByRole("button", { name: "Report this message" }).click();
      expect(await serious(page)).toEqual([]);
      await page.keyboard.press("Escape");
      if (width === 390) await page.getByRole("button", { name: "Close", exact: true }).click();
      await page.getByRole("button", { name: "Agree" }).click();
      await expect(ending(page)).toBeVisible();
      expect(await serious(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
