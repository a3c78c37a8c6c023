import type { Page } from "@playwright/test";
import { request as http } from "@playwright/test";
import { expect, test } from "./base";
import { placeInMontech } from "./play";
import { info, makeTable, sit } from "./seats";
import { Server } from "./server";

/** A table of Arriala on a server of its own, on which the first seat has to decide. */
async function myTurn(page: Page, work: (server: Server, table: string, version: () => Promise<number>) => Promise<void>): Promise<void> {
  const server = await Server.start();
  const request = await http.newContext({ baseURL: server.url });
  try {
    const created = await makeTable(request, { game: "arriala", players: 3 });
    await sit(page, created, undefined, server.url);
    await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 60_000 });
    await work(server, created.table.id, async () => (await info(request, created.table.id)).version);
  } finally {
    await request.dispose();
    await server.kill();
  }
}

test("a server that freezes is said so within five seconds; a click meanwhile is kept and carried out once when it is back", async ({
  page,
}) => {
  await myTurn(page, async (server, _, version) => {
    const before = await version();
    server.freeze();
    const frozen = Date.now();
    await expect(page.getByText("The server does not answer.")).toBeVisible({ timeout: 8_000 });
    const took = Date.now() - frozen;
    test.info().annotations.push({ type: "silence noticed", description: `${took} ms` });
    expect(took).toBeLessThan(5_000);
    await placeInMontech(page);
    await expect(page.getByRole("alert")).toContainText("Your click is kept");
    await expect(page.getByRole("status").filter({ hasText: "Your click is kept" })).toBeVisible();
    // A second one is not taken, and says so.
    await placeInMontech(page);
    await expect(page.getByRole("alert")).toContainText("This click was not taken");
    server.thaw();
    await expect(page.getByText("The server does not answer.")).toBeHidden();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    expect(await version()).toBe(before + 1);
  });
});

test("a click on the way while the server freezes arrives once", async ({ page }) => {
  await myTurn(page, async (server, _, version) => {
    const before = await version();
    server.freeze();
    await placeInMontech(page);
    await expect(page.getByText("The server does not answer.")).toBeVisible({ timeout: 8_000 });
    // Long enough for the page to give the connection up and try others.
    await page.waitForTimeout(12_000);
    server.thaw();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    expect(await version()).toBe(before + 1);
  });
});

test("a server that was killed and started again goes on with the click made meanwhile", async ({ page }) => {
  await myTurn(page, async (server, _, version) => {
    const before = await version();
    await server.kill();
    await expect(page.getByText("Connection lost")).toBeVisible();
    await placeInMontech(page);
    await expect(page.getByRole("alert")).toContainText("Your click is kept");
    await server.run();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    expect(await version()).toBe(before + 1);
  });
});

test("after sleep the page finds out at once how things stand", async ({ page }) => {
  await myTurn(page, async (server) => {
    await server.kill();
    await expect(page.getByText("Connection lost")).toBeVisible();
    // Let the pauses between the attempts grow.
    await page.waitForTimeout(6_000);
    await server.run();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("Connection lost")).toBeHidden({ timeout: 2_000 });
  });
});

test("the back button leaves a table and comes back to it", async ({ page }) => {
  await myTurn(page, async (_, table) => {
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page).not.toHaveTitle(/Your turn –/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(table));
    await expect(page.locator(".bar.mine")).toBeVisible();
    await placeInMontech(page);
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  });
});
