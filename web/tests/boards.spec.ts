import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./base";
import { ask, decide, look, placeInMontech } from "./play";
import { asked, changed, dice, step } from "./naive";
import { info, makeTable, sit } from "./seats";

test("a worker can be dragged along the canal", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible();
  await placeInMontech(page);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  const { version } = await info(request, created.table.id);
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    const found = await page.getByRole("main").getByRole("button", { name, exact: true }).last().boundingBox();
    if (!found) throw new Error(`${name} is not drawn`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  const from = await middle("red worker, Montech");
  const to = await middle("cell 7");
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
  const table = page.getByRole("main");
  await table.getByRole("button", { name: /^Place a worker/ }).click();
  await table.getByRole("button", { name: "Montech", exact: true }).hover({ force: true });
  await expect(page.locator(".bar .preview")).toContainText("Montech");
});

/** A card that is not lit but is offered together with what has to be bought for it; `null` if this deal has none. */
async function missing(page: Page): Promise<Locator | null> {
  const cards = page.getByRole("main").locator('.card[data-target][aria-disabled="true"]');
  for (let index = 0; index < (await cards.count()); index += 1) {
    const card = cards.nth(index);
    // What is not lit counts as disabled, and can be touched all the same.
    await card.click({ force: true });
    await expect(page.locator(".bar .ahead, .bar .why").first()).toBeVisible();
    if (await page.locator(".bar .ahead").isVisible()) return card;
    await page.keyboard.press("Escape");
    await expect(page.locator(".bar .why")).toBeHidden();
  }
  return null;
}

test("Kanal: what is missing is bought and the building built in one step", async ({ page, request }) => {
  // About every fourth deal has such a card.
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const created = await makeTable(request, { game: "kanal", players: 1 });
    const program = { request, table: created.table.id, token: created.links[0]?.token ?? "" };
    await ask(program, { do: "act", version: (await look(program)).version, choice: "go t2" });
    await sit(page, created);
    await expect(page.locator(".bar.mine")).toBeVisible();
    if ((await missing(page)) === null) continue;
    const { version } = await look(program);
    const built = await page.locator(".plot.built").count();
    await expect(page.locator(".bar .ahead")).toContainText("buys");
    await page.locator(".plot.lit").first().click();
    // One purchase at least, and the building.
    await expect.poll(async () => (await look(program)).version).toBeGreaterThanOrEqual(version + 2);
    await expect(page.locator(".plot.built")).toHaveCount(built + 1);
    return;
  }
  throw new Error("sixty deals without such a card");
});

test("Kanal: a campaign is started from the first page and shows its grades", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Campaign/ }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText("Game 1 of 3")).toBeVisible();
  await expect(page.getByRole("region", { name: "Points and grades" })).toContainText("350");
});

test("Kanal: looking at the turn of the wheel shows where it would lead", async ({ page, request }) => {
  const created = await makeTable(request, { game: "kanal", players: 1 });
  const program = { request, table: created.table.id, token: created.links[0]?.token ?? "" };
  await sit(page, created);
  const turn = page.getByRole("main").getByRole("button", { name: /^Turn the wheel/ });
  // Somewhere in the first rounds there is enough of everything to turn.
  for (let step = 0; step < 80; step += 1) {
    const frame = await look(program);
    await expect(page.locator(".play")).toHaveAttribute("data-version", String(frame.version));
    if ((await turn.getAttribute("aria-disabled")) !== "true" || frame.outcome) break;
    await decide(program, frame);
  }
  await turn.hover({ force: true });
  await expect(page.locator(".wheel .ahead").first()).toBeAttached();
});

test("Canal Mania: looking at a contract lights its towns and where its canal could run", async ({ page, request }) => {
  await sit(page, await makeTable(request, { game: "canal-mania", players: 3 }));
  await expect(page.locator(".bar")).toBeVisible();
  await page.getByRole("main").locator(".row > button").first().hover();
  await expect(page.locator(".ring.mark").first()).toBeAttached();
  expect(await page.locator("path.could").count()).toBeGreaterThan(0);
});

test("Canal Mania: the sheet is turned on a wide screen, and whoever wants north up has it the next time too", async ({
  page,
  request,
}) => {
  const created = await makeTable(request, { game: "canal-mania", players: 3 });
  await sit(page, created);
  const first = page.getByRole("main").locator("svg.top text").first();
  await expect(first).toHaveText("0");
  const wide = await page.getByRole("main").locator("svg[role=group]").boundingBox();
  await page.getByRole("button", { name: "North up" }).click();
  await expect(first).toHaveText("A");
  // Nothing but the sheet has turned.
  expect(await page.getByRole("main").locator("svg[role=group]").boundingBox()).toEqual(wide);
  await page.reload();
  await expect(first).toHaveText("A");
});

test("Canal Mania: one key shows the whole map again", async ({ page, request }) => {
  await sit(page, await makeTable(request, { game: "canal-mania", players: 3 }));
  const map = page.getByRole("main").locator("svg[role=group]");
  const whole = await map.boundingBox();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect.poll(async () => (await map.boundingBox())?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) * 1.5);
  await page.keyboard.press("0");
  await expect.poll(async () => (await map.boundingBox())?.width ?? 0).toBeCloseTo(whole?.width ?? 0, 0);
  await map.hover({ position: { x: 300, y: 200 } });
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await map.boundingBox())?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) * 1.2);
});

/** The first contract of the Parliament is picked; where a colour has to be chosen before, that is done by its button. */
async function pickContract(page: Page, touch: (thing: Locator) => Promise<void>): Promise<void> {
  await expect(page.locator(".bar.mine")).toBeVisible();
  const colour = page.locator(".bar .buttons .button").first();
  const contract = page.getByRole("main").locator('.row.lit > button:not([aria-disabled="true"]):visible').first();
  await expect(colour.or(contract).first()).toBeVisible();
  if (!(await contract.isVisible())) await touch(colour);
  await touch(contract);
}

test("Canal Mania: a telephone closes in on what can be touched, and the tap lands", async ({ browser, request }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const created = await makeTable(request, { game: "canal-mania", players: 3 });
  await sit(page, created);
  await pickContract(page, (thing) => thing.tap());
  const ends = page.getByRole("main").locator("circle.hit");
  await expect(ends).toHaveCount(2);
  // The map closes in once the question has changed.
  await expect(async () => {
    const frame = await page.getByRole("main").locator(".window").boundingBox();
    for (const end of await ends.all()) {
      const box = await end.boundingBox();
      if (!box || !frame) throw new Error("it is drawn");
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x >= frame.x && box.x + box.width <= frame.x + frame.width).toBe(true);
      expect(box.y >= frame.y && box.y + box.height <= frame.y + frame.height).toBe(true);
    }
  }).toPass({ timeout: 10_000 });
  const { version } = await info(request, created.table.id);
  // The first tap shows it, the chip does it.
  await ends.first().tap();
  await page.locator(".bar .ways button").first().tap();
  await expect.poll(async () => (await info(request, created.table.id)).version).toBe(version + 1);
  await context.close();
});

test("Canal Mania: the window comes nearer while tiles are laid and gives the whole map back", async ({ page, request }) => {
  await sit(page, await makeTable(request, { game: "canal-mania", players: 3 }));
  const map = page.getByRole("main").locator("svg[role=group]");
  const width = async (): Promise<number> => (await map.boundingBox())?.width ?? 0;
  const hex = page.getByRole("main").locator('[data-target^="hex:"]:not([aria-disabled="true"])').first();
  const random = dice(5);
  const whole = await width();
  // Whoever follows what is lit can soon lay a tile.
  for (let steps = 0; steps < 100 && !((await asked(page)).mine && (await hex.count()) > 0); steps += 1) {
    const seen = await asked(page);
    await step(page, seen, random);
    await changed(page, seen, 20_000);
  }
  expect(await width()).toBeCloseTo(whole, 0);
  await hex.click();
  await expect.poll(width).toBeGreaterThan(whole * 1.7);
  // A step back shows what was seen before; a view that was chosen by hand stays.
  await page.keyboard.press("Escape");
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  const chosen = await width();
  await hex.click();
  await expect(page.locator(".bar .line")).not.toHaveText("");
  expect(await width()).toBeCloseTo(chosen, 0);
});

test("Canal Mania: the keyboard's focus stays on the table when what had it is gone", async ({ page, request }) => {
  await sit(page, await makeTable(request, { game: "canal-mania", players: 3 }));
  const press = async (thing: Locator): Promise<void> => {
    await thing.focus();
    await page.keyboard.press("Enter");
  };
  await pickContract(page, press);
  const end = page.getByRole("main").locator("circle.hit").first();
  await press(end);
  await expect(page.getByRole("main").locator("circle.hit")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
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
    await placeInMontech(page);
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    if (motion === "reduce") expect(moved).toBe(0);
    else expect(moved).toBeGreaterThan(0);
    await context.close();
  });
}
