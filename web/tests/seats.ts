import { expect, type APIRequestContext, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import type { Created, CreateTable, GameInfo, Joined, TableInfo } from "../src/api/types";

/** A bot that plays quickly and gets a game to its end. */
export async function weakBot(request: APIRequestContext, game: string): Promise<string> {
  const games = (await (await request.get("/api/games")).json()) as GameInfo[];
  const bots = games.find((one) => one.id === game)?.bots ?? [];
  return bots.includes("greedy") ? "greedy" : (bots[0] ?? "random");
}

/** Makes a table over the API: bots without pauses, hints allowed. */
export async function makeTable(
  request: APIRequestContext,
  wish: Partial<CreateTable> & { game: string; players?: number },
): Promise<Created> {
  const { players = 2, ...rest } = wish;
  const bot = await weakBot(request, wish.game);
  const seats = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level: bot }));
  const body: CreateTable = {
    name: wish.game,
    seats: [{ kind: "here", name: "Ada" }, ...seats],
    settings: { hints: "always", bot_pause: 0 },
    ...rest,
  };
  const response = await request.post("/api/tables", { data: body });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Created;
}

/** Opens a table with the seats of this device. */
export async function sit(page: Page, { table, owner, links }: Created, which?: number[], server = ""): Promise<void> {
  const tokens = links.filter(({ seat }) => (which ? which.includes(seat) : table.seats[seat]?.kind === "here")).map(({ token }) => token);
  await page.addInitScript(
    ([id, game, kept, own]) =>
      localStorage.setItem(
        "towpath-tables",
        JSON.stringify({ [id as string]: { game, name: game, tokens: kept, owner: own, at: Date.now() } }),
      ),
    [table.id, table.game, tokens, owner] as const,
  );
  await page.goto(`${server}/t/${table.id}`);
  await expect(page.getByRole("main")).toBeVisible();
}

export async function info(request: APIRequestContext, id: string): Promise<TableInfo> {
  return (await (await request.get(`/api/tables/${id}`)).json()) as TableInfo;
}

/** Everything the server sent to this page, as text. */
export function heard(page: Page): string[] {
  const lines: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => lines.push(String(payload))));
  return lines;
}

/** Somebody at a table with a page of their own. */
export interface Guest {
  page: Page;
  token: string;
}

/** Opens a table with seats that are known by their tokens. */
export async function open(browser: Browser, table: TableInfo, tokens: string[], options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce", locale: "en", ...options })).newPage();
  await page.addInitScript(
    ([id, game, kept]) => {
      const all = JSON.parse(localStorage.getItem("towpath-tables") ?? "{}") as Record<string, unknown>;
      // A page that comes back later has kept more by then.
      all[id as string] ??= { game, name: game, tokens: kept, at: Date.now() };
      localStorage.setItem("towpath-tables", JSON.stringify(all));
    },
    [table.id, table.game, tokens] as const,
  );
  await page.goto(`/t/${table.id}`);
  return page;
}

/** A table of Anna and Ben, each in a browser of their own, and bots where the game wants more. */
export async function friends(
  browser: Browser,
  request: APIRequestContext,
  wish: Partial<CreateTable> & { game: string; players?: number } = { game: "arriala" },
  options: BrowserContextOptions = {},
): Promise<{ table: TableInfo; anna: Guest; ben: Guest }> {
  const { players = 2, ...rest } = wish;
  const bot = await weakBot(request, wish.game);
  const bots = Array.from({ length: players - 2 }, () => ({ kind: "bot" as const, level: bot }));
  const created = await makeTable(request, { ...rest, seats: [{ kind: "here", name: "Anna" }, { kind: "link" }, ...bots] });
  const tokenOf = (seat: number): string => created.links.find((link) => link.seat === seat)?.token ?? "";
  const joined = await request.post(`/api/tables/${created.table.id}/join`, {
    headers: { Authorization: `Bearer ${tokenOf(1)}` },
    data: { name: "Ben" },
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  const { token } = (await joined.json()) as Joined;
  const { table } = created;
  const anna = { page: await open(browser, table, [tokenOf(0)], options), token: tokenOf(0) };
  const ben = { page: await open(browser, table, [token], options), token };
  for (const { page } of [anna, ben]) await expect(page.getByRole("list", { name: "Players" })).toBeVisible({ timeout: 60_000 });
  return { table, anna, ben };
}
