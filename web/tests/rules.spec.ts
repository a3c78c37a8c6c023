import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Examples } from "../src/api/types";
import { test } from "./base";
import { makeTable, sit } from "./seats";

const GAMES = ["arriala", "canal-mania", "kanal"];
const LANGUAGES = ["en", "fr", "it", "de"];

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}

test("every game has its rules in every language, the same clauses with the same diagrams", async ({ page, request }) => {
  for (const game of GAMES) {
    const { examples } = (await (await request.get(`/api/games/${game}/examples`)).json()) as Examples;
    expect(examples.length, game).toBeGreaterThanOrEqual(6);
    const clauses: number[] = [];
    for (const language of LANGUAGES) {
      await page.goto(`/rules/${game}?lang=${language}`);
      await expect(page.locator("main figure")).toHaveCount(examples.length);
      await expect(page.locator("main")).toHaveAttribute("lang", language);
      clauses.push(await page.locator("main .key").count());
      await expect(page.getByText(/^\[/), "words that nobody knows").toHaveCount(0);
      const links = await page
        .locator('main a[href^="#"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
      const lost = await page.evaluate((ids) => ids.filter((id) => document.getElementById(id) === null), links);
      expect(lost, `${game} ${language}`).toEqual([]);
    }
    expect(new Set(clauses).size, game).toBe(1);
  }
});

test("a diagram is drawn by the game's board and stepped through, to its end and back", async ({ page }) => {
  await page.goto("/rules/arriala?lang=en#AR-MOVE-1");
  await expect(page.locator("#AR-MOVE-1")).toBeInViewport();
  const figure = page.locator("figure", { hasText: "Purple cannot stop on 3" });
  await expect(figure.locator("svg.arriala")).toBeVisible();
  await expect(figure.getByText("The position")).toBeVisible();
  const on = figure.getByRole("button", { name: "One step on" });
  await on.click();
  await expect(figure.getByRole("link", { name: "AR-MOVE-1" })).toBeVisible();
  await on.click();
  await on.click();
  await expect(figure.getByText("3 of 3")).toBeVisible();
  await expect(on).toBeDisabled();
  await figure.getByRole("button", { name: "One step back" }).click();
  await expect(figure.getByText("2 of 3")).toBeVisible();
});

test("the rules are searched, and what is found leads to its clause", async ({ page }) => {
  await page.goto("/rules/kanal?lang=de");
  await page.getByRole("searchbox", { name: "In den Regeln suchen" }).fill("schiene STAHL");
  const found = page.locator("search li a");
  await expect(found.first()).toBeVisible();
  await found.filter({ hasText: "KA-BUILD-2" }).first().click();
  await expect(page.locator("#KA-BUILD-2")).toBeInViewport();
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(page.locator("search").getByText("Nichts gefunden").last()).toBeVisible();
});

test("a player aid has one page", async ({ page }) => {
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      await page.goto(`/rules/${game}/aid?lang=${language}`);
      await expect(page.locator("main table").first()).toBeVisible();
      await expect(page.locator("main figure")).toHaveCount(0);
      const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `${game} ${language}`).toBe(1);
    }
  }
});

for (const [name, size] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`a refused touch opens its rule beside the board: ${name}`, async ({ browser, request }) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", colorScheme: "dark", locale: "fr" });
    const page = await context.newPage();
    await sit(page, await makeTable(request, { game: "arriala", players: 3 }));
    const board = page.locator("main svg.arriala");
    await expect(board).toBeVisible();
    // Whoever begins: nobody has a worker on the canal that could become a river work.
    await expect
      .poll(async () => {
        await page.locator('main [data-target*="river"]').first().click({ force: true });
        return page.locator(".bar .why a").count();
      })
      .toBe(1);
    await page.locator(".bar .why a").click();
    const rules = page.getByRole("region", { name: "Règles" });
    await expect(rules.locator(".looked-at")).toBeInViewport();
    await expect(board).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
    const [panel, sheet] = [await rules.boundingBox(), await board.boundingBox()];
    expect(panel && sheet, "both are drawn").toBeTruthy();
    if (panel && sheet && name === "desktop") expect(panel.x, "the board is not covered").toBeGreaterThanOrEqual(sheet.x + sheet.width);
    if (panel && name === "phone") expect(panel.y, "a part of the board is in sight").toBeGreaterThan(size.height * 0.35);
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(rules).toBeHidden();
    await context.close();
  });
}
