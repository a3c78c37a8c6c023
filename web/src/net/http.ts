import type {
  ApiError,
  CreateTable,
  Created,
  Deal,
  Examples,
  Frame,
  GameInfo,
  ImportRecord,
  Join,
  Joined,
  Lobby,
  MySeat,
  MyTables,
  NewEdition,
  PlayDeal,
  PlayFrom,
  Rematched,
  ReviewInfo,
  SeatLink,
  TableInfo,
  Unfit,
} from "../api/types";
import { BASE } from "../base";

/** The server answered with an error, or not at all (`unavailable`). */
export class Failure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}

interface Options {
  method?: "GET" | "POST";
  token?: string | undefined;
  body?: unknown;
}

/** So often something is asked again that came too fast, and so long it waits at most, in seconds. */
const TRIES = 3;
const LONGEST = 30;

/** Asks. What came too fast changed nothing and is asked again after the seconds that the server names. */
async function ask(path: string, options: Options = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(path, options);
    } catch (failure) {
      const { code, retry_after: wait } = failure instanceof Failure ? failure.error : { code: null, retry_after: undefined };
      if (code !== "too_many" || wait === undefined || wait > LONGEST || attempt === TRIES) throw failure;
      await new Promise((done) => setTimeout(done, wait * 1000));
    }
  }
}

async function askOnce(path: string, { method = "GET", token, body }: Options): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(BASE + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Failure({ code: "unavailable", message: "the server cannot be reached" });
  }
  if (response.ok) return response;
  let error: ApiError;
  try {
    error = (await response.json()) as ApiError;
  } catch {
    error = { code: "internal", message: `status ${response.status}` };
  }
  throw new Failure(error);
}

/** Asks for data. */
export async function json<T>(path: string, options?: Options): Promise<T> {
  return (await (await ask(path, options)).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const games = (): Promise<GameInfo[]> => json("/api/games");
/** Options of a game that do not go together, with the program's own component data or with others. */
export const unfit = (game: string, edition = ""): Promise<Unfit[]> =>
  json(`/api/games/${encodeURIComponent(game)}/unfit${edition === "" ? "" : `?edition=${encodeURIComponent(edition)}`}`);
/** Component data by its hash. */
export const edition = (hash: string): Promise<NewEdition> => json(`/api/editions/${encodeURIComponent(hash)}`);
/** Open tables; `next` is where the following page begins, if there is one. */
export const lobby = (after?: string): Promise<Lobby & { next?: string | null }> =>
  json(`/api/lobby${after === undefined ? "" : `?after=${encodeURIComponent(after)}`}`);
/** How one's own tables stand. */
export const askMine = (seats: MySeat[]): Promise<MyTables> => json("/api/mine", { method: "POST", body: { seats } });
export const tableInfo = (id: string): Promise<TableInfo> => json(table(id));
export const create = (body: CreateTable): Promise<Created> => json("/api/tables", { method: "POST", body });
export const join = (id: string, body: Join, token?: string): Promise<Joined> => json(`${table(id)}/join`, { method: "POST", body, token });
export const start = (id: string, owner: string, bot: string): Promise<TableInfo> =>
  json(`${table(id)}/start`, { method: "POST", token: owner, body: { bot } });
export const links = (id: string, owner: string): Promise<SeatLink[]> => json(`${table(id)}/links`, { token: owner });
/** The owner calls off a table that still waits. */
export const abandon = (id: string, owner: string): Promise<TableInfo> => json(`${table(id)}/abandon`, { method: "POST", token: owner });
/** The same table again with all seats of this device. */
export const rematch = (id: string, tokens: readonly string[]): Promise<Rematched> =>
  json(`${table(id)}/rematch`, { method: "POST", body: { tokens } });
export const history = (id: string, version: number, token?: string, look?: string): Promise<Frame> =>
  json(`${table(id)}/history/${version}${look === undefined ? "" : `?look=${look}`}`, { token });
/** A look back at a finished game by the bots; the first one to ask waits for some seconds. */
export const review = (id: string, token?: string): Promise<ReviewInfo> => json(`${table(id)}/review`, { token });
/** A new table that goes on from a moment of a finished game, against bots. */
export const playFrom = (id: string, version: number, body: PlayFrom): Promise<Created> =>
  json(`${table(id)}/history/${version}/play`, { method: "POST", body });
/** What the holder of this token sees now. */
export const seen = (id: string, token: string): Promise<Frame> => json(`${table(id)}/frame`, { token });
export const position = async (id: string, token?: string): Promise<string> => (await ask(`${table(id)}/position`, { token })).text();
/** A moment of a finished game with all its secrets, as a scenario. */
export const positionAt = async (id: string, version: number): Promise<string> =>
  (await ask(`${table(id)}/position?version=${version}&look=everything`)).text();
export const record = async (id: string, token?: string): Promise<string> => (await ask(`${table(id)}/record`, { token })).text();
export const importRecord = (body: ImportRecord): Promise<TableInfo> => json("/api/import", { method: "POST", body });
/** The rules of a game as HTML, or its player aid; every rule has its key as its id. */
export const rules = async (game: string, language: string, part: "whole" | "aid" = "whole"): Promise<string> =>
  (await ask(`/api/games/${encodeURIComponent(game)}/rules?format=html&lang=${language}&part=${part}`)).text();
/** The diagrams of the rules. */
export const examples = (game: string): Promise<Examples> => json(`/api/games/${encodeURIComponent(game)}/examples`);
/** The deal of a day, today's if none is named. */
export const deal = (game: string, day?: string): Promise<Deal> =>
  json(`/api/deals/${encodeURIComponent(game)}${day === undefined ? "" : `?day=${day}`}`);
export const playDeal = (game: string, body: PlayDeal): Promise<Created> =>
  json(`/api/deals/${encodeURIComponent(game)}/play`, { method: "POST", body });
