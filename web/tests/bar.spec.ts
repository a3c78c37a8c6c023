import type { Page } from "@playwright/test";
import { expect, test } from "./base";
import { leave, placeInMontech, playOn, waysOut } from "./play";
import { info, makeTable, open, sit } from "./seats";

/** A table of Arriala where the first seat has to decide. */
async function myTurn(page: Page, request: Parameters<typeof makeTable>[0]): Promise<string> {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 60_000 });
  return created.table.id;
}

/** Notes every place that the bar and the board ever have. */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const places = new Set<string>();
    (window as unknown as { places: Set<string> }).places = places;
    const look = (): void => {
      for (const name of [".bar", "main, main .map"]) {
        const boxes = [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
        const [box] = boxes;
        if (box) places.add(`${name}: ${box.x} ${box.y} ${box.width} ${box.height}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);
}

/** Touches something that a turn with two points left cannot pay. */
async function touchWrong(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Build a lock/ })
    .click({ force: true });
}

for (const game of ["arriala", "kanal", "canal-mania"]) {
  test(`the bar has one height and the board one place: ${game}`, async ({ page, request }) => {
    const created = await makeTable(request, { game, players: game === "canal-mania" ? 3 : 2 });
    await sit(page, created);
    await expect(page.locator(".bar.mine")).toBeVisible();
    const places = await watchPlaces(page);
    await playOn({ page, request, table: created.table.id, token: created.links[0]?.token ?? "" }, 10);
    await expect(page.locator(".bar")).toHaveCSS("height", "88px");
    expect(await places()).toHaveLength(2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  });
}

/** Whether every element that is found lies inside the screen and inside what holds it. */
function inside(page: Page, found: string, holder: string): Promise<boolean> {
  return page.evaluate(
    ([what, around]) => {
      const all = [...document.querySelectorAll(what ?? "")];
      return (
        all.length > 0 &&
        all.every((one) => {
          const own = one.getBoundingClientRect();
          const room = one.closest(around ?? "")?.getBoundingClientRect();
          return room && own.left >= room.left && own.right <= room.right && own.top >= room.top && own.bottom <= room.bottom;
        })
      );
    },
    [found, holder],
  );
}

for (const locale of ["en", "fr", "it", "de"]) {
  test(`points and chips of Canal Mania's first question are whole: ${locale}`, async ({ browser, request }) => {
    const page = await (await browser.newContext({ locale, viewport: { width: 1280, height: 800 } })).newPage();
    const seats = ["Ada", "Ben", "Cleo", "Dan", "Eve"].map((name) => ({ kind: "here" as const, name }));
    await sit(page, await makeTable(request, { game: "canal-mania", seats }));
    await expect(page.locator(".curtain, .bar.mine").first()).toBeVisible();
    if (await page.locator(".curtain").isVisible()) await page.locator(".curtain button").click();
    await expect(page.locator(".bar.mine [data-choice]")).toHaveCount(4);
    expect(await inside(page, ".players .points", ".players")).toBe(true);
    expect(await inside(page, ".bar [data-choice]", ".bar")).toBe(true);
  });
}

test("the bar has one height with a reason, a loss, a hint and a plan too, in German", async ({ browser, request }) => {
  const page = await (
    await browser.newContext({ locale: "de", reducedMotion: "reduce", viewport: { width: 1280, height: 800 } })
  ).newPage();
  await myTurn(page, request);
  const places = await watchPlaces(page);
  await page.locator('main [data-target="place_worker"]').click();
  await page.locator('main [data-target][aria-label="Montech"]').click({ force: true });
  await expect(page.locator(".bar .undo")).toBeVisible();
  await page.locator('main [data-target="build_lock"]').click({ force: true });
  await expect(page.locator(".bar .why")).toBeVisible();
  await waysOut(page).click();
  await expect(page.locator(".bar .sure")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await expect(page.locator(".bar .hint")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("p");
  await expect(page.locator(".bar .tag")).toBeVisible();
  expect(await places()).toHaveLength(2);
  await page.context().close();
});

test("a reason can be closed, goes with Escape and by itself, and stays while it is pointed at", async ({ page, request }) => {
  await myTurn(page, request);
  await placeInMontech(page);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  const why = page.locator(".bar .why");
  await touchWrong(page);
  await expect(why.getByRole("link")).toHaveAttribute("href", /\/rules\/arriala#AR-/);
  await page.locator(".bar").getByRole("button", { name: "Close" }).click();
  await expect(why).toBeHidden();
  await touchWrong(page);
  await expect(why).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await touchWrong(page);
  await expect(why).toBeVisible();
  await why.hover();
  await page.waitForTimeout(7000);
  await expect(why).toBeVisible();
  await page.mouse.move(300, 400);
  await expect(why).toBeHidden({ timeout: 9000 });
});

test("what loses something asks back, a second press does not fall through, and that can be switched off", async ({ page, request }) => {
  const id = await myTurn(page, request);
  const { version } = await info(request, id);
  const out = page.locator('.bar [data-rank="loses"]');
  await out.dblclick();
  await expect(page.locator(".bar .sure")).toContainText("You would lose:");
  await page.waitForTimeout(300);
  expect((await info(request, id)).version).toBe(version);
  await page.keyboard.press("Escape");
  await expect(page.locator(".bar .sure")).toBeHidden();
  await leave(page);
  await expect.poll(async () => (await info(request, id)).version).toBeGreaterThan(version);
  // Again, without being asked.
  await page.getByLabel("Settings").click();
  await page.getByLabel("Ask before something is lost").uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Ask before something is lost")).toBeHidden();
  await page
    .getByRole("button", { name: "Undo", exact: true })
    .or(out)
    .or(page.getByRole("button", { name: "End turn" }))
    .first()
    .waitFor();
  const end = page.getByRole("button", { name: "End turn", exact: true });
  if (await end.isVisible()) await end.click();
  await expect(out).toBeVisible({ timeout: 60_000 });
  const before = (await info(request, id)).version;
  await out.click();
  await expect.poll(async () => (await info(request, id)).version).toBeGreaterThan(before);
});

test("keys: numbers press chips, Escape goes back, U undoes, P plans, H asks, F6 goes through the page", async ({ page, request }) => {
  await myTurn(page, request);
  await page.keyboard.press("1");
  await expect(page.locator(".bar .sure")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".bar .sure")).toBeHidden();
  await placeInMontech(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeVisible();
  await expect(undo).toHaveAccessibleDescription(/Montech/);
  await page.keyboard.press("u");
  await expect(undo).toBeHidden();
  await page.keyboard.press("p");
  await expect(page.locator(".play.planning")).toBeVisible();
  await placeInMontech(page);
  await expect(page.locator('.bar [data-rank="primary"]')).toHaveText("Do it");
  await expect(page.getByRole("list", { name: "Steps of the plan" }).getByRole("button")).toHaveCount(1);
  await page.getByRole("list", { name: "Steps of the plan" }).getByRole("button").click();
  await expect(page.getByRole("list", { name: "Steps of the plan" })).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(page.locator(".play.planning")).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(page.locator(".bar .hint")).toBeVisible();
  const where = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      const parts = [".bar .line", ".players", "[role='tabpanel']", "[data-tray], main .tray", "main"];
      return parts.find((part) => activeElement?.closest(part) != null) ?? "nowhere";
    });
  await page.locator(".bar .line").focus();
  const seen: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press("F6");
    seen.push(await where());
  }
  expect(seen).toEqual(["main", "[data-tray], main .tray", ".players", "[role='tabpanel']", ".bar .line"]);
});

test("Enter presses the loud chip", async ({ page, request }) => {
  const id = await myTurn(page, request);
  await page.keyboard.press("p");
  await placeInMontech(page);
  await expect(page.locator('.bar [data-rank="primary"]')).toBeVisible();
  const { version } = await info(request, id);
  await page.locator(".bar .line").focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await info(request, id)).version).toBe(version + 1);
});

test("with the keyboard the focus goes to what is lit, and never to the body", async ({ page, request }) => {
  await myTurn(page, request);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Place a worker/ })
    .focus();
  await page.keyboard.press("Enter");
  const focused = page.locator("main [data-target]:focus");
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveAttribute("data-target", "place_worker");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".play") != null)).toBe(true);
});

test("who chooses in words keeps the focus there", async ({ page, request }) => {
  await myTurn(page, request);
  await page.getByRole("tab", { name: "As text" }).click();
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("heading", { name: "Score" })).toBeVisible();
  // A filter that finds nothing hides nothing.
  await panel.getByLabel("Find a choice").fill("no such words");
  await expect(panel.locator("button[data-choice]").first()).toBeAttached();
  await panel.getByLabel("Find a choice").fill("");
  const group = panel.locator("details").first();
  await group.locator("summary").focus();
  await page.keyboard.press("Enter");
  await group.locator("button[data-choice]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[role='tabpanel']") != null)).toBe(true);
});

test("who watches is told so, and a touch is answered", async ({ browser, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  const page = await open(browser, created.table, []);
  await expect(page.locator(".bar .line")).toContainText("You are watching.");
  await page.locator("main [data-target]").first().click({ force: true });
  await expect(page.getByRole("alert")).toContainText("You are watching.");
  await page.context().close();
});

test("menu and settings close with Escape and outside clicks, and are never open together", async ({ page, request }) => {
  await myTurn(page, request);
  const menu = page.locator("#table-menu");
  const settings = page.getByLabel("Language");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.getByLabel("Settings").click();
  await expect(settings).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(settings).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await page.getByLabel("Settings").click();
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await page.getByLabel("Settings").click();
  await page.locator(".bar .line").click();
  await expect(settings).toBeHidden();
});
