import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MyTable, TableInfo } from "../api/types";
import { Failure, askMine, tableInfo } from "./http";
import { forget, mine, type Mine } from "./mine";
import { MyGames, questions, sorted } from "./mygames.svelte";

vi.mock("./http", async (original) => ({ ...(await original<typeof import("./http")>()), askMine: vi.fn(), tableInfo: vi.fn() }));
vi.mock("./mine", async (original) => ({ ...(await original<typeof import("./mine")>()), mine: vi.fn(), forget: vi.fn() }));

const row = (id: string, more: Partial<MyTable> = {}, status: MyTable["table"]["status"] = "playing"): MyTable => ({
  table: { id, game: "arriala", name: "", options: {}, pace: "live", clock: { kind: "off" }, status, seats: [], created_at: 0 },
  mine: [0],
  to_act: [],
  my_turn: false,
  away: false,
  end: null,
  begun: true,
  winners: [],
  changed_at: 0,
  resumes_at: null,
  rematch: null,
  ...more,
});
const kept = (...tokens: string[]): Mine => ({ game: "arriala", name: "", tokens, at: 0 });
const ids = (tables: readonly MyTable[] | null): string[] => (tables ?? []).map(({ table }) => table.id);

beforeEach(() => void vi.resetAllMocks());

describe("one's own tables", () => {
  it("those that wait for oneself come first, those that are over last", () => {
    const tables = [
      row("over", { changed_at: 9 }, "over"),
      row("old", { changed_at: 1 }),
      row("new", { changed_at: 5 }),
      row("turn", { my_turn: true }),
      row("bot", { away: true, changed_at: 3 }),
    ];
    expect(ids(sorted(tables))).toEqual(["bot", "turn", "new", "old", "over"]);
  });

  it("are all asked for, a hundred seats at a time, without parting the seats of a table", () => {
    const all = Array.from({ length: 90 }, (_, number): [string, Mine] => [`t${number}`, kept(`a${number}`, `b${number}`)]);
    const asked = questions(all);
    expect(asked.map((seats) => seats.length)).toEqual([100, 80]);
    expect(asked.flat()).toHaveLength(180);
  });

  it("a game that is over is asked for once, the others again and again", async () => {
    vi.mocked(mine).mockReturnValue({ one: kept("a"), two: kept("b") });
    vi.mocked(askMine).mockResolvedValue({ tables: [row("one", { my_turn: true }), row("two", {}, "over")] });
    const games = new MyGames();
    await games.ask("everything");
    expect(games.turns).toBe(1);
    vi.mocked(askMine).mockResolvedValue({ tables: [row("one")] });
    await games.ask("running");
    expect(vi.mocked(askMine).mock.calls.at(-1)).toEqual([[{ table: "one", token: "a" }]]);
    expect(ids(games.tables)).toEqual(["one", "two"]);
    expect(games.turns).toBe(0);
  });

  it("a table that is gone is forgotten; one that is there without our seat can still be looked at", async () => {
    vi.mocked(mine).mockReturnValue({ gone: kept("a"), watched: kept() });
    vi.mocked(askMine).mockResolvedValue({ tables: [] });
    vi.mocked(tableInfo).mockImplementation((id) =>
      id === "gone"
        ? Promise.reject(new Failure({ code: "not_found", message: "gone" }))
        : Promise.resolve({ ...row(id).table, to_act: [1], end: null, changed_at: 2, rematch: null } as unknown as TableInfo),
    );
    const games = new MyGames();
    await games.ask("everything");
    expect(forget).toHaveBeenCalledExactlyOnceWith("gone");
    expect(ids(games.tables)).toEqual(["watched"]);
  });

  it("a server that does not answer makes nobody forget anything", async () => {
    vi.mocked(mine).mockReturnValue({ one: kept("a") });
    vi.mocked(askMine).mockResolvedValue({ tables: [row("one")] });
    const games = new MyGames();
    await games.ask("everything");
    vi.mocked(askMine).mockRejectedValue(new Failure({ code: "unavailable", message: "down" }));
    await games.ask("everything");
    expect(ids(games.tables)).toEqual(["one"]);
    expect(games.failure).not.toBe(null);
    expect(forget).not.toHaveBeenCalled();
  });
});
