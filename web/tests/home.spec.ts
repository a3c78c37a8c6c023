import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./base";

test("two clicks start a game of Arriala against bots", async ({ page }) => {
  await page.goto("/");
  await page.locator('[data-game="arriala"]').click();
  await page.locator("[data-bot]").first().click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole("group", { name: "The canal from Grisolles to Valence d'Agen" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "My games" }).locator("..").getByRole("link")).toHaveCount(1);
});

test("is soon usable with a cold cache; how soon is reported", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('[data-game="arriala"]')).toBeVisible();
  const ready = await page.evaluate(() => performance.now());
  test.info().annotations.push({ type: "first page usable", description: `${Math.round(ready)} ms` });
  expect(ready).toBeLessThan(5000);
});

for (const [language, title] of [
  ["en", "Open tables"],
  ["fr", "Tables ouvertes"],
  ["it", "Tavoli aperti"],
  ["de", "Offene Tische"],
] as const) {
  test(`speaks ${language}, as the browser does`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await page.locator("body").innerText()).not.toMatch(/\[[a-z-]+\]/);
    await context.close();
  });
}

test("the language and the colours can be changed, and are remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Settings").click();
  await page.getByLabel("Language").selectOption("de");
  await page.getByLabel("Farben").selectOption("dark");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Offene Tische" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

for (const scheme of ["light", "dark"] as const) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`axe finds nothing serious: ${scheme}, ${size.width} wide`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, viewport: size, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto("/");
      await expect(page.locator('[data-game="arriala"]')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await context.close();
    });
  }
}

test("says so when the server is gone, and recovers", async ({ page }) => {
  await page.route("**/api/games", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  await page.unroute("**/api/games");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator('[data-game="arriala"]')).toBeVisible();
});

test("says so when a link leads to no table", async ({ page }) => {
  await page.goto("/t/nowhere0000");
  await expect(page.getByRole("alert")).toContainText("There is no such table");
  await page.goto("/not/a/page");
  await expect(page.getByRole("alert")).toContainText("nothing at this address");
});

test("says so when a record has an error", async ({ page }) => {
  await page.goto("/");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "broken.towpath", mimeType: "text/plain", buffer: Buffer.from("this is no record\n") });
  await expect(page.getByRole("alert")).toBeVisible();
});

test("the rules can be read, and a clause has an address", async ({ page }) => {
  await page.goto("/rules/arriala#AR-MOVE-5");
  await expect(page.locator("#AR-MOVE-5")).toBeInViewport();
});

test("nothing in the text of the rules can act", async ({ page }) => {
  const text = '<h2 id="AR-MOVE-5">Rules</h2><p onclick="document.title = 1" style="color: red">One.</p><img src="x"><script>1</script>';
  await page.route("**/api/games/arriala/rules*", (route) => route.fulfill({ contentType: "text/html", body: text }));
  await page.goto("/rules/arriala#AR-MOVE-5");
  await expect(page.locator("#AR-MOVE-5")).toBeVisible();
  expect(await page.getByRole("main").innerHTML()).toContain('<h2 id="AR-MOVE-5">Rules</h2><p>One.</p>');
  await expect(page.getByRole("main").locator("img, script")).toHaveCount(0);
});
