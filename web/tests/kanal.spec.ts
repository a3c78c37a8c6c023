import type { Page } from "@playwright/test";
import { expect, test } from "./base";
import { decide, look, thing, type Program } from "./play";
import { makeTable, sit } from "./seats";

/** A table of Kanal on this page. */
async function table(page: Page, request: Program["request"], players = 1): Promise<Program> {
  const created = await makeTable(request, { game: "kanal", players });
  await sit(page, created);
  return { request, table: created.table.id, token: created.links[0]?.token ?? "" };
}

/** Lets the game go on by so many of this seat's decisions, each of them shown by the page. */
async function goOn(page: Page, program: Program, decisions: number, seen: () => Promise<void>): Promise<void> {
  for (let made = 0; made < decisions;) {
    const frame = await look(program);
    if (frame.outcome) return;
    if (frame.choices.length === 0 && frame.ending === null) continue;
    await expect(page.locator(".play")).toHaveAttribute("data-version", String(frame.version));
    await seen();
    await decide(program, frame);
    made += 1;
  }
}

test("Kanal: a building touched before an action is answered with the actions that build it", async ({ page, request }) => {
  await table(page, request);
  await expect(page.locator(".bar.mine")).toBeVisible();
  await page.locator(".display .card").first().click({ force: true });
  await expect(page.locator(".bar .why")).toContainText("Build it with “1 building");
});

test("Kanal: the other's works are shown with their wheel and materials, and one button leads back", async ({ page, request }) => {
  const program = await table(page, request, 2);
  // After some decisions the two wheels differ.
  await goOn(page, program, 12, async () => {});
  const frame = await look(program);
  await expect(page.locator(".play")).toHaveAttribute("data-version", String(frame.version));
  const amounts = (seat: number): string =>
    (frame.view as { players: { wheel: { amount: number }[]; thalers: number }[] }).players[seat]!.wheel.map(({ amount }) => amount).join();
  const shown = async (): Promise<string> =>
    (await page.locator(".materials li:not(.purse) b").allInnerTexts()).map((text) => Number.parseInt(text, 10)).join();
  expect(await shown()).toBe(amounts(0));
  await page.getByRole("main").locator(".swap").click();
  await expect(page.locator('.plot-plan .plan[data-colour="blue"]')).toBeVisible();
  expect(await shown()).toBe(amounts(1));
  // Nothing of theirs is offered, and whatever of it is touched leaves the table as it is.
  await expect(page.locator(".plot-plan [data-target]")).toHaveCount(0);
  await page.locator(".plot-plan .plot").first().click({ force: true });
  await page.getByRole("button", { name: "Back to mine" }).first().click();
  await expect(page.locator('.plot-plan .plan[data-colour="red"]')).toBeVisible();
  expect(await shown()).toBe(amounts(0));
});

test("Kanal: nothing moves while it is played, and the wheel is whole", async ({ page, request }) => {
  test.setTimeout(300_000);
  const program = await table(page, request);
  const places = async (): Promise<string> =>
    JSON.stringify(
      await page.evaluate(() =>
        [".bar", ".spaces-row", ".kanal-table > .tools", ".plot-plan", ".dock", ".side", ".gauge", ".materials > .turn"].map((name) => {
          const { x, y, width, height } = document.querySelector(`.play ${name}`)!.getBoundingClientRect();
          return [name, x, y, width, height].map((value) => (typeof value === "number" ? Math.round(value) : value));
        }),
      ),
    );
  const first = await places();
  const [gauge, turn] = [await page.locator(".gauge").boundingBox(), await page.locator(".materials > .turn").boundingBox()];
  expect(gauge!.width).toBeGreaterThanOrEqual(250);
  expect(gauge!.height).toBeCloseTo(gauge!.width, 0);
  expect(turn!.y).toBeGreaterThanOrEqual(gauge!.y + gauge!.height);
  await goOn(page, program, 60, async () => expect(await places()).toBe(first));
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Kanal: the tray opens at what the step needs, and lanes are as wide as a finger", async ({ page, request }) => {
    const program = await table(page, request);
    await expect(page.locator(".bar.mine")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Actions" })).toHaveAttribute("aria-selected", "true");
    await thing(page, { space: { at: 2, half: "upper" } }).tap();
    await expect.poll(async () => (await look(program)).version).toBeGreaterThan(0);
    await expect(page.getByRole("tab", { name: "Build" })).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(".plot-plan .plan")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    const lanes = page.locator(".plot-plan .route.lit");
    const reached = await lanes.evaluateAll((all) =>
      all.every((lane) => {
        const { x, y, width, height } = lane.getBoundingClientRect();
        const [dx, dy] = width > height ? [0, 21] : [21, 0];
        const hits = (side: number): boolean =>
          document.elementFromPoint(x + width / 2 + side * dx, y + height / 2 + side * dy)?.closest(".route") === lane;
        const inside = (side: number): boolean => {
          const [px, py] = [x + width / 2 + side * dx, y + height / 2 + side * dy];
          const plan = document.querySelector(".plot-plan .plan")!.getBoundingClientRect();
          return px > plan.left && px < plan.right && py > plan.top && py < plan.bottom;
        };
        return [-1, 1].every((side) => !inside(side) || hits(side));
      }),
    );
    expect(reached).toBe(true);
  });
});
