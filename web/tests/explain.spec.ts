import { expect, test } from "./base";
import { makeTable, sit } from "./seats";

test.describe("what a thing is", () => {
  test("is said beside it when the mouse rests there, and goes with the mouse", async ({ page, request }) => {
    await sit(page, await makeTable(request, { game: "arriala" }));
    const vineyard = page.locator('main [data-target^="vineyard"]').first();
    await vineyard.hover({ force: true });
    const panel = page.getByRole("tooltip");
    await expect(panel).toBeVisible();
    await expect(panel.locator("h3")).not.toBeEmpty();
    await expect(panel.locator("p").first()).not.toBeEmpty();
    await expect(panel.getByRole("link")).toHaveAttribute("href", /^\/rules\/arriala#AR-/);
    await page.mouse.move(2, 2);
    await expect(panel).toBeHidden();
  });

  test("is a dialog for who asks with a key: it has the focus and gives it back", async ({ page, request }) => {
    await sit(page, await makeTable(request, { game: "kanal", players: 1 }));
    const card = page.locator('main [data-target^="card"]').first();
    await card.focus();
    const key = await card.getAttribute("data-target");
    await page.keyboard.press("?");
    const panel = page.getByRole("dialog", { name: "What is this?" });
    await expect(panel).toBeVisible();
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(page.locator(`main [data-target='${key ?? ""}']`).first()).toBeFocused();
  });

  test("is said after a long press, which is no tap", async ({ browser, request }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
      locale: "en",
    });
    const page = await context.newPage();
    await sit(page, await makeTable(request, { game: "arriala" }));
    const lit = page.locator('main [data-target]:not([aria-disabled="true"])').first();
    await lit.scrollIntoViewIfNeeded();
    const box = await lit.boundingBox();
    if (box === null) throw new Error("it is drawn");
    const question = await page.locator(".bar .line").innerText();
    const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const finger = await context.newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touch] });
    const panel = page.getByRole("dialog", { name: "What is this?" });
    await expect(panel).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(panel).toBeVisible();
    await expect(page.locator(".bar .line")).toHaveText(question);
    await context.close();
  });
});

test("after a change of the page the focus is on its heading, and the first page takes it from nobody", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await page.locator('a[href^="/new"]').first().click();
  await expect(page).toHaveURL(/\/new/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/new/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
