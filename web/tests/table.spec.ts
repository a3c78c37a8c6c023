import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./base";
import { leave, placeInMontech, waysOut } from "./play";
import { info, makeTable, sit, weakBot } from "./seats";

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}

/** A table of Arriala where the first seat has to decide. */
async function myTurn(page: Page, request: Parameters<typeof makeTable>[0], options: { locale?: string } = {}): Promise<string> {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  await sit(page, created);
  if (options.locale === undefined) await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 60_000 });
  return created.table.id;
}

test("what is lit can be touched, and taken back", async ({ page, request }) => {
  await myTurn(page, request);
  await placeInMontech(page);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeHidden();
});

test("an action is soon painted; how soon is reported", async ({ page, request }) => {
  await myTurn(page, request);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Place a worker/ })
    .click();
  const before = await page.locator(".worker").count();
  const took = await page.evaluate(async (count) => {
    const stop = document.querySelector('main [data-target][aria-label="Montech"]');
    const begun = performance.now();
    stop?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    while (document.querySelectorAll(".worker").length === count) await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - begun;
  }, before);
  test.info().annotations.push({ type: "action painted", description: `${Math.round(took)} ms` });
  expect(took).toBeLessThan(1500);
});

test("what is not lit says why, with the rule", async ({ page, request }) => {
  await myTurn(page, request);
  await placeInMontech(page);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  // Two points are left: a lock costs four.
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Build a lock/ })
    .click({ force: true });
  const why = page.getByRole("alert");
  await expect(why).toBeVisible();
  await expect(why.getByRole("link")).toHaveAttribute("href", /\/rules\/arriala#AR-/);
});

test("the question changes with every touch", async ({ page, request }) => {
  await myTurn(page, request);
  const question = page.locator(".bar .line");
  const before = await question.innerText();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Place a worker/ })
    .click();
  await page.mouse.move(0, 0);
  await expect(question).not.toHaveText(before);
  await page.keyboard.press("Escape");
  await expect(question).toHaveText(before);
});

test("a way out is quiet and says what it loses", async ({ page, request }) => {
  await myTurn(page, request);
  // Five points are left, so ending the turn gives them up.
  await expect(waysOut(page)).toHaveAttribute("data-kind", "forfeit");
  await expect(waysOut(page)).toContainText("loses:");
  await expect(page.locator('.bar .button.brass[data-kind="pass"], .bar .button.brass[data-kind="forfeit"]')).toHaveCount(0);
});

test("what is not lit in a plan is judged in the plan", async ({ page, request }) => {
  await myTurn(page, request);
  const lock = page.getByRole("main").getByRole("button", { name: /^Build a lock/ });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Try out a plan" }).click();
  await placeInMontech(page);
  await expect(page.getByRole("button", { name: "Do it", exact: true })).toBeVisible();
  // In the game there are five points; in the plan two are left, and a lock costs four.
  await lock.click({ force: true });
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", /\/rules\/arriala#AR-/);
});

test("a plan is tried without anything happening, then carried out", async ({ page, request }) => {
  const id = await myTurn(page, request);
  const { version } = await info(request, id);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Try out a plan" }).click();
  await expect(page.getByRole("button", { name: "Leave the plan" })).toBeVisible();
  await placeInMontech(page);
  await expect(page.getByRole("button", { name: "Do it", exact: true })).toBeVisible();
  expect((await info(request, id)).version).toBe(version);
  await page.getByRole("button", { name: "Do it", exact: true }).click();
  await expect.poll(async () => (await info(request, id)).version).toBe(version + 1);
});

test("a lost connection comes back by itself, in the middle of a game", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  let cut: (() => Promise<void>) | null = null;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    cut = async () => {
      await server.close();
      await socket.close();
    };
  });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 60_000 });
  const log = await page.getByRole("list", { name: "What happened" }).getByRole("listitem").count();
  await (cut as (() => Promise<void>) | null)?.();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await expect(page.getByText("Connection lost")).toBeHidden({ timeout: 60_000 });
  expect(await page.getByRole("list", { name: "What happened" }).getByRole("listitem").count()).toBe(log);
  await placeInMontech(page);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
});

test("two browsers at one table see each other's moves and words", async ({ browser, request }) => {
  const bot = await weakBot(request, "arriala");
  const created = await makeTable(request, {
    game: "arriala",
    seats: [{ kind: "here", name: "Ada" }, { kind: "link" }, { kind: "bot", level: bot }],
  });
  const one = await (await browser.newContext()).newPage();
  await sit(one, created);
  await expect(one.getByText("Waiting for players")).toBeVisible();
  const two = await (await browser.newContext()).newPage();
  const token = created.links.find(({ seat }) => seat === 1)?.token ?? "";
  await two.goto(`/t/${created.table.id}#${token}`);
  await two.getByLabel("Your name").fill("Ben");
  await two.getByRole("button", { name: "Sit down" }).click();
  for (const page of [one, two]) await expect(page.getByRole("list", { name: "Players" })).toBeVisible();
  expect(two.url()).not.toContain(token);
  await one.getByRole("tab", { name: "Chat" }).click();
  await one.getByLabel("Say something").fill("Good water to you");
  await one.getByRole("button", { name: "Send" }).click();
  await two.getByRole("tab", { name: "Chat" }).click();
  await expect(two.getByText("Good water to you")).toBeVisible();
});

test("at a hot-seat table a curtain hides the hand until the next player is there", async ({ page, request }) => {
  const created = await makeTable(request, {
    game: "arriala",
    seats: [
      { kind: "here", name: "Ada" },
      { kind: "here", name: "Ben" },
    ],
  });
  await sit(page, created);
  await expect(page.locator(".curtain, .bar.mine").first()).toBeVisible();
  if (await page.locator(".curtain").isVisible()) await page.getByRole("button", { name: "I am here" }).click();
  await expect(page.locator(".bar.mine")).toBeVisible();
  await leave(page);
  const end = page.getByRole("button", { name: "End turn", exact: true });
  await expect(end.or(page.locator(".curtain"))).toBeVisible();
  if (await end.isVisible()) await end.click();
  await expect(page.locator(".curtain")).toBeVisible();
  await expect(page.locator(".arriala-table")).toHaveCount(0);
  await page.getByRole("button", { name: "I am here" }).click();
  await expect(page.locator(".arriala-table")).toBeVisible();
});

test("a move can be made with the keyboard alone", async ({ page, request }) => {
  await myTurn(page, request);
  const table = page.getByRole("main");
  const focusOn = async (wanted: Locator): Promise<void> => {
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press("Tab");
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(wanted)} cannot be reached`);
  };
  await focusOn(table.getByRole("button", { name: /^Place a worker/ }));
  await page.keyboard.press("Enter");
  await focusOn(table.getByRole("button", { name: "Montech", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeHidden();
});

test("the table in words holds every place and every choice", async ({ page, request }) => {
  await myTurn(page, request);
  await page.getByRole("tab", { name: "As text" }).click();
  await expect(page.getByRole("heading", { name: "Along the canal" })).toBeVisible();
  // Who stands on the last cell depends on who began.
  await expect(page.getByText(/^cell 20: /)).toBeVisible();
  expect(await page.locator('[role="tabpanel"] button[data-choice]').count()).toBeGreaterThan(20);
});

for (const game of ["arriala", "kanal", "canal-mania"]) {
  for (const scheme of ["light", "dark"] as const) {
    for (const width of [1280, 390]) {
      test(`axe finds nothing serious at a table of ${game}: ${scheme}, ${width} wide`, async ({ browser, request }) => {
        const context = await browser.newContext({
          colorScheme: scheme,
          viewport: { width, height: width === 390 ? 844 : 800 },
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        await sit(page, await makeTable(request, { game, players: game === "canal-mania" ? 3 : 2 }));
        await expect(page.locator(".bar")).toBeVisible();
        expect(await serious(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await context.close();
      });
    }
  }
}

for (const language of ["en", "fr", "it", "de"]) {
  test(`a table has words for everything in ${language}`, async ({ browser, request }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    for (const game of ["arriala", "kanal", "canal-mania"]) {
      await sit(page, await makeTable(request, { game, players: game === "canal-mania" ? 3 : 2 }));
      await expect(page.locator(".bar")).toBeVisible();
      expect(await page.locator("body").innerText()).not.toMatch(/\[[a-z][a-z-]+\]/);
    }
    await context.close();
  });
}
