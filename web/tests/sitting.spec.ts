import type { Browser, Page } from "@playwright/test";
import type { Created } from "../src/api/types";
import { expect, test } from "./base";
import { decide, look } from "./play";
import { friends, info, makeTable, sit, weakBot } from "./seats";

const fresh = async (browser: Browser): Promise<Page> => (await browser.newContext({ reducedMotion: "reduce", locale: "en" })).newPage();
const linkTo = (created: Created, seat: number): string =>
  `/t/${created.table.id}#${created.links.find((link) => link.seat === seat)?.token ?? ""}`;

test("a guest is asked for a name, the link changes hands, and whoever opens it later can only watch", async ({ browser, request }) => {
  const bot = await weakBot(request, "arriala");
  const created = await makeTable(request, {
    game: "arriala",
    seats: [{ kind: "here", name: "Anna" }, { kind: "link" }, { kind: "link" }, { kind: "bot", level: bot }],
  });
  const link = linkTo(created, 1);
  const ben = await fresh(browser);
  await ben.goto(link);
  const dialog = ben.getByRole("dialog", { name: "Sit down at this table" });
  await expect(dialog).toContainText("Here already: Anna");
  // Nobody sits there before a name was given.
  expect((await info(request, created.table.id)).seats[1]?.taken).toBe(false);
  await dialog.getByLabel("Your name").fill("anna");
  await dialog.getByRole("button", { name: "Sit down" }).click();
  await expect(dialog.getByRole("alert")).toContainText("is called that already");
  await dialog.getByLabel("Your name").fill("B\u200ben");
  await dialog.getByRole("button", { name: "Sit down" }).click();
  await expect(dialog.getByRole("alert")).toContainText("cannot be seen");
  await dialog.getByLabel("Your name").fill("Ben");
  await dialog.getByRole("button", { name: "Sit down" }).click();
  await expect(dialog).toBeHidden();
  await expect(ben.getByText("Ben you")).toBeVisible();
  expect(new URL(ben.url()).hash).toBe("");
  const kept = await ben.evaluate(() => localStorage.getItem("towpath-tables") ?? "");
  expect(kept).not.toContain(link.slice(link.indexOf("#") + 1));
  // The same link once more, here and elsewhere.
  await ben.goto("/");
  await ben.goto(link);
  await expect(ben.getByText("Ben you")).toBeVisible();
  const late = await fresh(browser);
  await late.goto(link);
  await expect(late.getByRole("alert")).toContainText("does not open a seat");
  await late.getByRole("button", { name: "Watch" }).click();
  await expect(late.getByText("Waiting for players")).toBeVisible();
  expect((await info(request, created.table.id)).seats[1]?.name).toBe("Ben");
});

test("a name that was given once is offered again", async ({ browser, request }) => {
  const seats = [{ kind: "here" as const, name: "Anna" }, { kind: "link" as const }, { kind: "link" as const }];
  const page = await fresh(browser);
  await page.goto(linkTo(await makeTable(request, { game: "arriala", seats }), 1));
  await page.getByLabel("Your name").fill("Clara");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Clara you")).toBeVisible();
  await page.goto(linkTo(await makeTable(request, { game: "arriala", seats }), 1));
  await expect(page.getByRole("dialog").getByLabel("Your name")).toHaveValue("Clara");
});

test("an answer that was lost on the way is asked for again, and the seat is the same", async ({ browser, request }) => {
  const created = await makeTable(request, {
    game: "arriala",
    seats: [{ kind: "here", name: "Anna" }, { kind: "link" }, { kind: "link" }],
  });
  const page = await fresh(browser);
  // The server hears the request; the page does not hear the answer.
  await page.route("**/join", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto(linkTo(created, 1));
  await page.getByLabel("Your name").fill("Ben");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  await page.unroute("**/join");
  await page.reload();
  await expect(page.getByText("Ben you")).toBeVisible();
});

test("a table that waits can be called off, and everybody there is told", async ({ page, browser, request }) => {
  const created = await makeTable(request, {
    game: "arriala",
    seats: [{ kind: "here", name: "Anna" }, { kind: "link" }, { kind: "link" }],
  });
  await sit(page, created);
  const guest = await fresh(browser);
  await guest.goto(`/t/${created.table.id}`);
  await expect(guest.getByText("Waiting for players")).toBeVisible();
  await page.getByRole("button", { name: "Cancel this table" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }).click();
  expect((await info(request, created.table.id)).status).toBe("waiting");
  await page.getByRole("button", { name: "Cancel this table" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel this table" }).click();
  for (const one of [page, guest]) await expect(one.getByRole("alert")).toContainText("cancelled before the game began");
  await page.goto("/");
  await page.getByText("Finished games (1)").click();
  const row = page.getByRole("list", { name: "Finished games (1)" });
  await expect(row.getByRole("link")).toContainText("cancelled before it began");
  await row.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { name: "Towpath", exact: true })).toBeVisible();
});

test("a link is copied with an answer, or selected where the browser does not copy", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", seats: [{ kind: "here", name: "Anna" }, { kind: "link" }] });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await sit(page, created);
  await page.getByRole("button", { name: "Copy: Link to seat 2" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.getByLabel("Link to seat 2", { exact: true }).inputValue(),
  );
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy: Link to seat 2" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The text is selected" })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("/t/");
});

test("a seat open to anybody puts the table into the lobby, and the form says so", async ({ page, browser }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^With anybody/ }).click();
  await expect(page.getByRole("radio", { name: /^Anybody/ })).toBeChecked();
  await page.getByText("More", { exact: true }).click();
  await expect(page.getByLabel("Seat 2", { exact: true })).toHaveValue("open");
  await expect(page.getByLabel(/stands in the lobby, because a seat is open/)).toBeChecked();
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByText("Waiting for players")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You sit. Anybody can join you" })).toBeVisible();
  await expect(page.getByLabel("Link to this table", { exact: true })).toHaveValue(page.url());
  const guest = await fresh(browser);
  await guest.goto(page.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.getByRole("dialog").getByLabel("Your name").fill("Dora");
  await guest.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: "Dora" })).toContainText("you");
});

test("my games are live: whose turn it is, in the row, the title and the icon", async ({ browser, request }) => {
  const { table, anna, ben } = await friends(browser, request, { game: "arriala" });
  const { to_act } = await info(request, table.id);
  const [first, second, name] = to_act.includes(0) ? [anna, ben, "Anna"] : [ben, anna, "Ben"];
  await second.page.goto("/");
  const row = second.page.getByRole("list", { name: "My games" }).getByRole("link");
  await expect(row).toContainText(`Waiting for ${name}`);
  await expect(second.page).not.toHaveTitle(/●/);
  // The first plays on until the turn is over; nothing is clicked on the other's page.
  const program = { request, table: table.id, token: first.token };
  for (let frame = await look(program); frame.choices.length > 0 || frame.ending !== null; frame = await look(program))
    await decide(program, frame);
  await expect(row).toContainText("Your turn", { timeout: 15_000 });
  await expect(second.page).toHaveTitle(/● .*your turn at one table/i);
  await expect(second.page.locator('link[rel="icon"]')).toHaveAttribute("href", "/favicon-turn.svg");
  await second.page.getByRole("link", { name: /arriala/ }).click();
  await expect(second.page).toHaveTitle(/● Your turn/);
});

test("the deal of the day names its game, and one that was begun is gone on with", async ({ page, browser }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Deal of the day/ }).click();
  await page.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "Arriala" }).click();
  await expect(page.getByRole("heading", { name: /Arriala: deal of/ })).toBeVisible();
  await expect(page).toHaveTitle(/Arriala: deal of/);
  await expect(page.getByRole("region", { name: "Today’s ranking" })).toBeVisible();
  await page.getByLabel("Your name").fill("Easy");
  await expect(page.getByRole("alert").filter({ hasText: "Only bots are called that" })).toBeVisible();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  const address = page.url();
  await expect(page.locator("header h1")).toContainText("Arriala: deal of");
  // Nobody else may look before the day has closed.
  const other = await fresh(browser);
  await other.goto(address);
  await expect(other.getByRole("alert")).toContainText("when the day has closed");
  await page.goto("/");
  await expect(page.getByRole("list", { name: "My games" }).getByRole("link")).toContainText("Arriala: deal of");
  await page.goto("/deal/arriala");
  await page.getByRole("link", { name: "Go on playing" }).click();
  await expect(page).toHaveURL(address);
});

test("a deal has a ranking with places, points and times, and yesterday’s best can be looked through", async ({ page }) => {
  const score = (place: number, name: string, points: number, seconds: number | null, table: string): object => ({
    place,
    name,
    points,
    won: true,
    seconds,
    first_try: true,
    table,
  });
  const deal = {
    day: "2026-05-17",
    game: "kanal",
    players: 1,
    bot: null,
    commit: "",
    seed: null,
    closes_at: Date.now() + 3_600_000,
    scores: [score(1, "Anna", 97, 754, "one"), score(2, "Ben", 80, 3849, "two"), score(2, "Clara", 80, 3849, "three")],
    yesterday: score(1, "Dora", 101, null, "four"),
  };
  await page.route(/\/api\/deals\/kanal/, (route) => route.fulfill({ json: deal }));
  await page.addInitScript(() =>
    localStorage.setItem(
      "towpath-tables",
      JSON.stringify({ two: { game: "kanal", name: "", tokens: [], deal: "2026-05-17", at: Date.now() } }),
    ),
  );
  await page.goto("/deal/kanal");
  const ranking = page.getByRole("table", { name: "Today’s ranking" });
  await expect(ranking.getByRole("row")).toHaveText([/Place/, /1\s*Anna\s*97\s*12:34/, /2\s*Ben\s*you\s*80\s*1:04:09/, /2\s*Clara/]);
  await expect(page.getByText("You have played it: 80 points. Place 2 today.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeHidden();
  await expect(page.getByRole("region", { name: "Yesterday’s best" })).toContainText("Dora");
  await expect(page.getByRole("link", { name: "Look through this game" })).toHaveAttribute("href", "/t/four");
});

test("the lobby shows its next page when it is asked to", async ({ page, request }) => {
  const made = await makeTable(request, {
    game: "kanal",
    public: true,
    name: "One",
    seats: [{ kind: "here", name: "Anna" }, { kind: "open" }],
  });
  const { table } = made;
  await page.route(/\/api\/lobby/, (route) => {
    const later = new URL(route.request().url()).searchParams.get("after") === "there";
    return route.fulfill({
      json: { tables: [{ ...table, id: later ? "two" : "one", name: later ? "Two" : "One" }], next: later ? null : "there" },
    });
  });
  await page.goto("/");
  const list = page.getByRole("list", { name: "Open tables" });
  await expect(list.getByRole("link")).toHaveCount(1);
  await page.getByRole("button", { name: "More tables" }).click();
  await expect(list.getByRole("link")).toHaveText([/One/, /Two/]);
  await expect(page.getByRole("button", { name: "More tables" })).toBeHidden();
});
