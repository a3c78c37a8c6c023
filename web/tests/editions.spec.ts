import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { EditionInfo, GameInfo, NewEdition } from "../src/api/types";
import { unzip } from "../src/editions/zip";
import { expect, test } from "./base";
import { decide, look } from "./play";
import { makeTable, sit } from "./seats";

/** The hash of the data that comes with a game. */
async function builtIn(request: APIRequestContext, game: string): Promise<string> {
  const games = (await (await request.get("/api/games")).json()) as GameInfo[];
  return games.find(({ name }) => name === game)?.edition ?? "";
}
/** Begins an edition with the data that comes with the game, and waits until its board is drawn. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/editions?hash=${await builtIn(page.request, game)}`);
  await drawn(page);
}
async function drawn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/editions\/\w+$/);
  await expect(page.getByText("It can be played.")).toBeVisible({ timeout: 60_000 });
  await expect(preview(page)).toHaveAttribute("aria-busy", "false");
  await expect(preview(page).locator("svg, .card").first()).toBeVisible();
}
const preview = (page: Page): Locator => page.locator('section[aria-label="Preview"]');
const text = (page: Page, file: string): Locator => page.getByRole("textbox", { name: `Text of ${file}` });
const open = (page: Page, file: string): Promise<void> => page.getByRole("tab", { name: file }).click();

/** The data that comes with a game with one text changed, kept by the server. */
async function kept(request: APIRequestContext, name: string, change: (name: string, text: string) => string): Promise<string> {
  const own = (await (await request.get(`/api/editions/${await builtIn(request, name)}`)).json()) as NewEdition;
  const { game } = own;
  const files = own.files.map(({ name: file, text: before }) => ({ name: file, text: change(file, before) }));
  const answer = await request.post("/api/editions", { data: { game, files } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as EditionInfo).hash;
}

/** Lets a bot make some decisions of the seat that this page shows. */
async function playOn(page: Page, request: APIRequestContext, table: string, decisions: number): Promise<void> {
  const tokens = await page.evaluate(
    (id) => (JSON.parse(localStorage.getItem("towpath-tables") ?? "{}") as Record<string, { tokens: string[] }>)[id]?.tokens ?? [],
    table,
  );
  const program = { request, table, token: tokens[0] ?? "" };
  for (let made = 0; made < decisions;) {
    const frame = await look(program);
    if (frame.choices.length === 0 && frame.ending === null) continue;
    await decide(program, frame);
    made += 1;
  }
  // Bots play on meanwhile.
  await expect
    .poll(async () => (await page.locator(".play").getAttribute("data-version")) === String((await look(program)).version))
    .toBe(true);
}

for (const game of ["Arriala", "Canal Mania", "Kanal"]) {
  test(`${game}: the template is drawn, changed by name and played`, async ({ page, request }) => {
    await page.goto("/editions");
    await page.getByRole("button", { name: new RegExp(`^${game}`) }).click();
    await drawn(page);
    await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Tried out");
    await open(page, "edition.toml");
    await expect(text(page, "edition.toml")).toHaveValue(/name = "Tried out"/);
    await page.getByRole("button", { name: "Play it" }).click();
    await expect(page.getByLabel("Edition", { exact: true }).locator("option:checked")).toHaveText("Tried out");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/\/t\//);
    await playOn(page, request, page.url().split("/").at(-1) ?? "", 3);
  });
}

test("Canal Mania: a town is renamed and moved in the form, and the table is played on that map", async ({ page, request }) => {
  await begin(page, "Canal Mania");
  await page.getByLabel("Town", { exact: true }).selectOption("Ripon");
  await expect(page.getByRole("group", { name: "Hex J2" })).toBeVisible();
  await page.getByRole("group", { name: "Hex J2" }).getByLabel("Name").fill("Testville");
  await expect(preview(page).locator("svg text", { hasText: "Testville" }).first()).toBeAttached();
  await page.getByRole("button", { name: "to the north" }).click();
  await expect(page.getByRole("group", { name: "Hex J1" })).toBeVisible();
  await expect(text(page, "map.toml")).toHaveValue(/name = "Testville"\nhex = "J1"/);
  await open(page, "contracts.toml");
  await expect(text(page, "contracts.toml")).toHaveValue(/terminals = \["Testville", "York"\]/);

  // Text and form are the same thing: what is taken back in one is back in the other.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("group", { name: "Hex J1" }).getByLabel("Ground")).toHaveValue("clear");
  await page.getByRole("button", { name: "Redo" }).click();

  await expect(page.getByText("It can be played.")).toBeVisible();
  await page.getByRole("button", { name: "Play it" }).click();
  await expect(page).toHaveURL(/\/new\?game=canal-mania&edition=[0-9a-f]{64}/);
  await expect(page.getByLabel("Edition", { exact: true })).toHaveValue(/.+/);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator("svg.canal-mania text", { hasText: "Testville" }).first()).toBeAttached();
  await playOn(page, request, page.url().split("/").at(-1) ?? "", 4);
  await expect(page.locator("svg.canal-mania text", { hasText: "Testville" }).first()).toBeAttached();
});

test("Canal Mania: a town is dragged, and moved with the arrow keys", async ({ page }) => {
  await begin(page, "Canal Mania");
  await page.getByLabel("Town", { exact: true }).selectOption("Ripon");
  const seal = preview(page).locator(".ring.chosen");
  const from = (await seal.boundingBox())!;
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  const dragged = await text(page, "map.toml").inputValue();
  await page.getByRole("application", { name: "Map" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => text(page, "map.toml").inputValue()).not.toBe(dragged);
});

test("mistakes are listed with file and line, and the last good board stays", async ({ page }) => {
  await begin(page, "Canal Mania");
  const area = text(page, "map.toml");
  const before = await area.inputValue();
  await area.fill(before.replace('colour = "purple"', 'colour = "purpel"'));
  const problem = page.getByRole("button", { name: /^map\.toml, line \d+/ }).first();
  await expect(problem).toBeVisible();
  await expect(problem).toContainText("purple");
  await expect(page.getByText("This is the last state without any.")).toBeVisible();
  await expect(preview(page).locator("svg text", { hasText: "Ripon" }).first()).toBeAttached();
  await expect(page.getByRole("button", { name: "Play it" })).toBeDisabled();
  await open(page, "build_deck.toml");
  await problem.click();
  await expect(area).toBeFocused();
  expect(await area.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd))).toBe(
    'colour = "purpel"',
  );
  await page.keyboard.press("Control+z");
  await expect(area).toHaveValue(before);
  await expect(page.getByText("It can be played.")).toBeVisible();
});

test("Arriala: a longer stretch is drawn, shared, found again by its link and played", async ({ page, request }) => {
  await begin(page, "Arriala");
  const stops = preview(page).locator('[data-target*="stop"]');
  const before = await stops.count();
  await page.getByLabel("Spaces to the next town: Grisolles – Montech").fill("10");
  await expect(stops).toHaveCount(before + 4);
  await page
    .getByRole("row")
    .filter({ has: page.getByLabel("Spaces to the next town: Montech – Castelsarrasin") })
    .getByLabel("Town", { exact: true })
    .fill("Newtown");
  await expect(preview(page).locator("svg text", { hasText: "Newtown" }).first()).toBeAttached();
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this edition" }).inputValue();

  // Somebody else opens it.
  const other = await page.context().browser()!.newContext({ reducedMotion: "reduce", locale: "en" });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText("It can be played.")).toBeVisible();
  await expect(preview(theirs).locator('[data-target*="stop"]')).toHaveCount(before + 4);
  await other.close();

  const created = await makeTable(request, { game: "arriala", players: 2, edition: new URL(link).searchParams.get("hash") ?? "" });
  await sit(page, created);
  // A cell that a bot has taken meanwhile is drawn as what stands on it.
  await expect.poll(() => page.getByRole("main").locator('svg.arriala [data-target*="stop"]').count()).toBeGreaterThan(before);
  await playOn(page, request, created.table.id, 6);
});

test("Kanal: a card is changed and drawn at once, with its effect in words, and lies on the table", async ({ page, request }) => {
  await begin(page, "Kanal");
  await preview(page).locator(".card", { hasText: "Canal Hut" }).click({ force: true });
  await page.getByLabel("Name", { exact: true }).last().fill("Test Hut");
  await page.getByLabel("Prestige").fill("7");
  await page.getByLabel(/^Effect/).fill("each canal beside: 5 wood");
  const card = preview(page).locator(".card", { hasText: "Test Hut" });
  await expect(card).toContainText("5 wood");
  await expect(card.locator(".prestige")).toContainText("7");
  await page.getByLabel("canal", { exact: true }).selectOption("a1n");
  await expect(preview(page).locator('.route[aria-label^="A1N: canal" i]')).toBeVisible();
  await expect(page.getByText("It can be played.")).toBeVisible();

  const hash = await kept(request, "Kanal", (name, before) =>
    name === "board.toml" ? before.replace('canal = "d1e"', 'canal = "a1n"') : before,
  );
  const created = await makeTable(request, { game: "kanal", players: 1, edition: hash });
  await sit(page, created);
  await expect(page.locator('.plan .route[aria-label^="A1N: canal" i]')).toBeVisible();
  await playOn(page, request, created.table.id, 5);
});

test("an edition is exported as the files it is made of, and comes back from them", async ({ page }) => {
  await begin(page, "Arriala");
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Long canal");
  await expect(page.getByRole("tab", { name: "edition.toml" })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
  expect(download.suggestedFilename()).toBe("long-canal.zip");
  const archive = await readFile(await download.path());
  const files = await unzip(new Blob([new Uint8Array(archive)]));
  expect(files?.map(({ name }) => name)).toEqual(["edition.toml", "board.toml"]);
  expect(files?.[1]?.text).toContain("# FACT marks what the rulebook says.");

  await page.goto("/editions");
  await expect(page.getByRole("link", { name: "Long canal" })).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles({ name: "x.zip", mimeType: "application/zip", buffer: archive });
  await expect(page.getByText("It can be played.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true }).first()).toHaveValue("Long canal");
});

test("a table draws a map of another size with its own towns and names", async ({ page, request }) => {
  const hash = await kept(request, "Canal Mania", (name, before) =>
    name === "map.toml"
      ? before.replace('  "dddccddccc.............", # 29\n', '  "dddccddccc.............", # 29\n  "cccccccccccccccccccccc.",\n')
      : before,
  );
  const created = await makeTable(request, { game: "canal-mania", players: 3, edition: hash });
  await sit(page, created);
  const board = (await (await request.get(`/api/tables/${created.table.id}/board`)).json()) as { rows: number };
  expect(board.rows).toBe(31);
  await expect(page.getByRole("main").getByText("30", { exact: true }).first()).toBeAttached();
  await playOn(page, request, created.table.id, 3);
});

for (const [where, use] of [
  ["a desktop in the dark", { colorScheme: "dark" as const }],
  ["a telephone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(use);
    test("the editor has no barrier, and the page does not scroll sideways", async ({ page }) => {
      for (const game of ["Arriala", "Canal Mania", "Kanal"]) {
        await begin(page, game);
        const found = await new AxeBuilder({ page }).exclude("svg").analyze();
        expect(found.violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await page.goto("/editions");
      await expect(page.getByRole("link", { name: /Kanal/ })).toBeVisible();
      const found = await new AxeBuilder({ page }).analyze();
      expect(found.violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
    });
  });
}
