import type { APIRequestContext } from "@playwright/test";
import type { Created, Frame, Verdict } from "../src/api/types";
import { expect, test } from "./base";
import { decide, look } from "./play";
import { info, makeTable, sit } from "./seats";

test("a worker can be dragged along the canal", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible();
  await page.locator('[data-target="tool:place"]').click();
  await page.locator('[data-target="stop:montech"]').click({ force: true });
  await expect(page.getByRole("button", { name: "Take back", exact: true })).toBeVisible();
  const { version } = await info(request, created.table.id);
  const box = async (target: string): Promise<{ x: number; y: number }> => {
    const found = await page.locator(`[data-target="${target}"]`).last().boundingBox();
    if (!found) throw new Error(`${target} is not drawn`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  const from = await box("worker:red@montech");
  const to = await box("stop:8");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await info(request, created.table.id)).version).toBe(version + 1);
});

test("what is under the pointer is said before it is done, with its cost", async ({ page, request }) => {
  await sit(page, await makeTable(request, { game: "arriala", players: 3 }));
  await expect(page.locator(".bar.mine")).toBeVisible();
  await page.locator('[data-target="tool:place"]').click();
  await page.locator('[data-target="stop:montech"]').hover({ force: true });
  await expect(page.locator(".bar .preview")).toContainText("Montech");
});

/** A table of Kanal and a card that can be built once something has been bought: about every fourth deal has one. */
async function missing(request: APIRequestContext): Promise<{ created: Created; card: string; steps: number }> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const created = await makeTable(request, { game: "kanal", players: 1 });
    const token = created.links[0]?.token ?? "";
    const player = { request, table: created.table.id, token };
    const ask = async <T>(data: object): Promise<T> =>
      (await (
        await request.post(`/api/tables/${created.table.id}/requests`, { headers: { Authorization: `Bearer ${token}` }, data })
      ).json()) as T;
    const first = await look(player);
    await ask({ do: "act", version: first.version, action: "go t2" });
    const frame: Frame = await look(player);
    const view = frame.view as { display: { id: string }[] };
    for (const { id } of view.display) {
      const card = id.toLowerCase();
      const verdict = await ask<Verdict>({ do: "why_not", action: `build ${card} b2` });
      if (!verdict.allowed && verdict.first.length > 0) return { created, card, steps: verdict.first.length };
    }
  }
  throw new Error("four hundred deals without such a card");
}

test("Kanal: what is missing is bought and the building built in one step", async ({ page, request }) => {
  const { created, card, steps } = await missing(request);
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible();
  const { version } = await info(request, created.table.id);
  // What is not lit counts as disabled, and can be touched all the same.
  await page.locator(`[data-target="card:${card}"]`).click({ force: true });
  await expect(page.locator(".bar .ahead")).toContainText("buys");
  await page.locator('[data-target="plot:b2"]').first().click();
  await expect.poll(async () => (await info(request, created.table.id)).version).toBe(version + steps + 1);
  await expect(page.locator('.plot.built[data-target="plot:b2"]')).toBeVisible();
});

test("Kanal: a campaign is started from the first page and shows its grades", async ({ page }) => {
  await page.goto("/");
  await page.locator('[data-game="kanal"]').click();
  await page.getByLabel("Players").selectOption("1");
  await page.getByRole("button", { name: "Campaign of three games" }).click();
  await expect(page.getByText("Game 1 of 3")).toBeVisible();
  await expect(page.getByRole("region", { name: "Points and grades" })).toContainText("350");
});

test("Kanal: looking at the turn of the wheel shows where it would lead", async ({ page, request }) => {
  const created = await makeTable(request, { game: "kanal", players: 1 });
  const player = { request, table: created.table.id, token: created.links[0]?.token ?? "" };
  // Somewhere in the first rounds there is enough of everything to turn.
  for (let step = 0; step < 80; step += 1) {
    const frame = await look(player);
    if ((frame.view as { players: { can_turn: boolean }[] }).players[0]?.can_turn || frame.outcome) break;
    await decide(player, frame);
  }
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible();
  await page.locator('[data-target="tool:turn"]').hover({ force: true });
  await expect(page.locator(".wheel .ahead").first()).toBeAttached();
});

test("Canal Mania: looking at a contract lights its towns and where its canal could run", async ({ page, request }) => {
  await sit(page, await makeTable(request, { game: "canal-mania", players: 3 }));
  await expect(page.locator(".bar")).toBeVisible();
  await page.locator('[data-target^="contract:"]').first().hover();
  await expect(page.locator(".ring.mark").first()).toBeAttached();
  expect(await page.locator("path.could").count()).toBeGreaterThan(0);
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`a placed worker ${motion === "reduce" ? "stands still where less motion is asked for" : "comes in with motion"}`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ reducedMotion: motion });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = window as unknown as { moved: number };
      seen.moved = 0;
      const plain = Element.prototype.animate;
      Element.prototype.animate = function (...words) {
        seen.moved += 1;
        return plain.apply(this, words);
      };
    });
    await sit(page, await makeTable(request, { game: "arriala", players: 3 }));
    await expect(page.locator(".bar.mine")).toBeVisible();
    await page.evaluate(() => void ((window as unknown as { moved: number }).moved = 0));
    await page.locator('[data-target="tool:place"]').click();
    await page.locator('[data-target="stop:montech"]').click({ force: true });
    await expect(page.getByRole("button", { name: "Take back", exact: true })).toBeVisible();
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    if (motion === "reduce") expect(moved).toBe(0);
    else expect(moved).toBeGreaterThan(0);
    await context.close();
  });
}
