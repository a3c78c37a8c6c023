import type {
  ApiError,
  CreateTable,
  Created,
  Deal,
  Frame,
  GameInfo,
  ImportRecord,
  Join,
  Joined,
  Lobby,
  PlayDeal,
  ReviewInfo,
  SeatLink,
  TableInfo,
} from "../api/types";

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

async function ask(path: string, { method = "GET", token, body }: Options = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
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

async function json<T>(path: string, options?: Options): Promise<T> {
  return (await (await ask(path, options)).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const games = (): Promise<GameInfo[]> => json("/api/games");
export const lobby = (): Promise<Lobby> => json("/api/lobby");
export const tableInfo = (id: string): Promise<TableInfo> => json(table(id));
export const create = (body: CreateTable): Promise<Created> => json("/api/tables", { method: "POST", body });
export const join = (id: string, body: Join, token?: string): Promise<Joined> => json(`${table(id)}/join`, { method: "POST", body, token });
export const start = (id: string, owner: string, bot: string): Promise<TableInfo> =>
  json(`${table(id)}/start`, { method: "POST", token: owner, body: { bot } });
export const links = (id: string, owner: string): Promise<SeatLink[]> => json(`${table(id)}/links`, { token: owner });
export const rematch = (id: string, token: string): Promise<Joined> => json(`${table(id)}/rematch`, { method: "POST", token });
export const history = (id: string, version: number, token?: string, look?: string): Promise<Frame> =>
  json(`${table(id)}/history/${version}${look === undefined ? "" : `?look=${look}`}`, { token });
/** A look back at a finished game by the bots; the first one to ask waits for some seconds. */
export const review = (id: string, token?: string): Promise<ReviewInfo> => json(`${table(id)}/review`, { token });
/** What the holder of this token sees now. */
export const seen = (id: string, token: string): Promise<Frame> => json(`${table(id)}/frame`, { token });
export const position = async (id: string, token?: string): Promise<string> => (await ask(`${table(id)}/position`, { token })).text();
export const record = async (id: string, token?: string): Promise<string> => (await ask(`${table(id)}/record`, { token })).text();
export const importRecord = (body: ImportRecord): Promise<TableInfo> => json("/api/import", { method: "POST", body });
/** The rules of a game as HTML; every rule has its key as its id. */
export const rules = async (game: string): Promise<string> =>
  (await ask(`/api/games/${encodeURIComponent(game)}/rules?format=html`)).text();
export const deal = (game: string): Promise<Deal> => json(`/api/deals/${encodeURIComponent(game)}`);
export const playDeal = (game: string, body: PlayDeal): Promise<Created> =>
  json(`/api/deals/${encodeURIComponent(game)}/play`, { method: "POST", body });
