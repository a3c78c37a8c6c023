import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Frame, Hint } from "../src/api/types";

/** What is touched for an action, first to last. */
export type Paths = (action: string, view: unknown) => string[];

interface Player {
  page: Page;
  request: APIRequestContext;
  table: string;
  token: string;
  paths: Paths;
}

/** What the seat sees now. */
export async function look({ request, table, token }: Omit<Player, "page" | "paths">): Promise<Frame> {
  return (await (await request.get(`/api/tables/${table}/frame`, { headers: { Authorization: `Bearer ${token}` } })).json()) as Frame;
}

async function advice({ request, table, token }: Omit<Player, "page" | "paths">): Promise<string> {
  const response = await request.post(`/api/tables/${table}/requests`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { do: "hint", bot: "greedy" },
  });
  return ((await response.json()) as Hint).choice.action;
}

/** Makes one decision over the API, as a bot would. */
export async function decide(player: Omit<Player, "page" | "paths">, frame: Frame): Promise<void> {
  const headers = { Authorization: `Bearer ${player.token}` };
  const act =
    frame.ending === null
      ? { do: "act", version: frame.version, action: await advice(player) }
      : { do: "end_turn", version: frame.version };
  await player.request.post(`/api/tables/${player.table}/requests`, { headers, data: act });
}

/** Touches the things of one action, and picks it from the list where that leaves several. */
async function carryOut(player: Player, action: string, view: unknown): Promise<void> {
  const { page } = player;
  const path = player.paths(action, view);
  for (const target of path) {
    if (target.startsWith("beyond:")) {
      const hex = target.slice(7);
      await page.locator(`[data-target="hex:${hex}"], [data-hex="${hex}"]`).first().click({ force: true });
      continue;
    }
    if (target.startsWith("say:")) {
      await page.locator(`button[data-action="${action}"]`).first().click();
      return;
    }
    const thing = page.locator(`[data-target="${target}"]`).first();
    // What is touched by itself is gone by now.
    if (target.startsWith("tile:")) {
      if (!(await thing.isVisible().catch(() => false))) continue;
    }
    await thing.click({ force: true });
  }
  const way = page.locator(`.ways button[data-action="${action}"]`);
  if (await way.isVisible().catch(() => false)) await way.click();
}

/** Plays until the game is over or so many decisions were made; gives how many. The bot says what, the page's boards are clicked. */
export async function playOn(player: Player, most: number): Promise<number> {
  let made = 0;
  while (made < most) {
    const frame = await look(player);
    let doing = "waiting for the others";
    if (frame.outcome) return made;
    // The page has to show the same moment before it is clicked.
    if (frame.ending !== null || frame.choices.length > 0) {
      await expect(player.page.locator(".play")).toHaveAttribute("data-version", String(frame.version), { timeout: 60_000 });
    }
    if (frame.ending !== null) {
      await player.page.getByRole("button", { name: "End turn", exact: true }).click();
    } else if (frame.choices.length > 0) {
      await expect(player.page.locator(".bar.mine")).toBeVisible();
      const action = frame.choices.length === 1 ? (frame.choices[0]?.action ?? "") : await advice(player);
      doing = action;
      await carryOut(player, action, frame.view);
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
