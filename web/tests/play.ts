import { expect, test, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import type { Frame, Hint } from "../src/api/types";
import { keyOf, offerOf, select, type Target } from "../src/games/choose";

/** A seat as a program holds it. */
export interface Program {
  request: APIRequestContext;
  table: string;
  token: string;
}

/** A seat with the page it is played on. */
export interface Player extends Program {
  page: Page;
}

/** Asks the server something as this seat. */
export async function ask<T>({ request, table, token }: Program, data: { do: string } & Record<string, unknown>): Promise<T> {
  const response = await request.post(`/api/tables/${table}/requests`, { headers: { Authorization: `Bearer ${token}` }, data });
  expect(response.ok(), `${data.do}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** What the seat sees now. */
export async function look({ request, table, token }: Program): Promise<Frame> {
  return (await (await request.get(`/api/tables/${table}/frame`, { headers: { Authorization: `Bearer ${token}` } })).json()) as Frame;
}

/** The number of the choice that a quick bot would make. */
async function advice(program: Program): Promise<number> {
  return (await ask<Hint>(program, { do: "hint", bot: "greedy" })).choice.choice;
}

/** Makes one decision over the API, as a bot would. */
export async function decide(program: Program, { version, ending }: Frame): Promise<void> {
  if (ending === null) await ask(program, { do: "act", version, choice: await advice(program) });
  else await ask(program, { do: "end_turn", version });
}

/** What the table draws for a target. */
export const thing = (page: Page, target: Target): Locator => page.getByRole("main").locator(`[data-target="${keyOf(target)}"]`);

/** The buttons in the question line that end a step or a turn. */
export const waysOut = (page: Page): Locator => page.locator('.bar [data-kind="pass"], .bar [data-kind="forfeit"]');

/** Ends a step or a turn. Where something is lost by it the table asks back, and the answer lies elsewhere. */
export async function leave(page: Page): Promise<void> {
  const [out] = await waysOut(page).all();
  const asks = (await out?.getAttribute("data-rank")) === "loses";
  await out?.click();
  if (asks) await page.locator(".bar [data-sure]").click();
}

/** Opens what lies beside the board; on a telephone that is a sheet. */
export async function openSide(page: Page): Promise<void> {
  const strip = page.locator(".strip .more");
  if ((await strip.count()) > 0 && !(await page.locator("aside").isVisible())) await strip.click();
}

/** Arriala: places a worker in Montech. It costs three of five points and can be taken back. */
export async function placeInMontech(page: Page): Promise<void> {
  const table = page.getByRole("main");
  await table.getByRole("button", { name: /^Place a worker/ }).click();
  await table.getByRole("button", { name: "Montech", exact: true }).click({ force: true });
}

/** Waits until something stays where it is for three looks. */
async function rest(thing: Locator): Promise<void> {
  let before = "";
  let still = 0;
  while (still < 3) {
    const now = JSON.stringify(await thing.boundingBox());
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/**
 * Makes a choice on the page: touches its things one after the other, each of which has to be lit by then, and presses the
 * button with its words where the table draws nothing or the touches leave several choices.
 */
export async function carryOut(page: Page, frame: Frame, id: number): Promise<void> {
  const { choices, steps } = offerOf(frame);
  const choice = choices[id];
  const path = choice?.paths[0] ?? [];
  const confirm = async (): Promise<void> => {
    if (typeof choice?.kind === "object" && choices.length > 1) await page.locator(`.bar [data-sure="${id}"]`).click();
  };
  const picked: Target[] = [];
  for (let next = path[0]; next !== undefined; next = path[picked.length]) {
    const drawn = thing(page, next);
    const spoken = page.locator(`.bar button[data-choice="${id}"]`);
    await drawn.or(spoken).first().waitFor({ state: "attached" });
    if ((await drawn.count()) === 0) {
      await spoken.click();
      return confirm();
    }
    // What is drawn twice is lit once. A map that scrolls is left to come to rest, as a person would.
    const lit = drawn.and(page.locator(':not([aria-disabled="true"])')).first();
    await lit.scrollIntoViewIfNeeded();
    await rest(lit);
    await lit.click({ force: true });
    picked.push(next);
    // What is left alone to touch is touched by the table itself.
    for (let { follow } = select(choices, steps, picked); follow !== null; { follow } = select(choices, steps, picked)) {
      picked.push(follow);
    }
  }
  const way = page.locator(`.ways button[data-choice="${id}"]`);
  if (await way.isVisible()) await way.click();
  await confirm();
}

/**
 * Plays until the game is over or so many decisions were made; gives how many. The bot says what, the page is clicked. `seen`
 * gets every moment.
 */
export async function playOn(player: Player, most: number, seen: (frame: Frame) => void = () => {}): Promise<number> {
  const { page } = player;
  let made = 0;
  while (made < most) {
    const frame = await look(player);
    let doing = "waiting for the others";
    if (frame.outcome) return made;
    seen(frame);
    // The page has to show the same moment before it is clicked.
    if (frame.ending !== null || frame.choices.length > 0) {
      await expect(page.locator(".play")).toHaveAttribute("data-version", String(frame.version), { timeout: 60_000 });
    }
    if (frame.ending !== null) {
      await page.getByRole("button", { name: "End turn", exact: true }).click();
    } else if (frame.choices.length > 0) {
      await expect(page.locator(".bar.mine")).toBeVisible();
      const id = frame.choices.length === 1 ? 0 : await advice(player);
      doing = JSON.stringify(frame.choices[id]);
      // What the page keeps back for the next decision is sent here, because the next one is not known yet.
      if (frame.choices[id]?.defer === true) await ask(player, { do: "act", version: frame.version, choice: id });
      else await test.step(doing, () => carryOut(page, frame, id));
      made += 1;
    }
    await expect
      .poll(
        async () => {
          const next = await look(player);
          return next.version !== frame.version || next.ending !== frame.ending || next.outcome !== null;
        },
        { message: doing, timeout: 60_000, intervals: [20, 50, 100] },
      )
      .toBe(true);
  }
  return made;
}
