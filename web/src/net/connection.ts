import type { ApiError, ChatLine, Frame, LogEntry, Reply, Request, TableInfo, Viewpoint } from "../api/types";

/** `silent`: connected, but the server does not answer; `lost`: not connected, and tried again. */
export type Link = "connecting" | "open" | "silent" | "lost" | "closed";

/** How long what others did is looked at before what comes next is shown, in milliseconds, and at most their whole turn. */
export type Dwell = (lines: readonly LogEntry[]) => { lasts: number; longest: number };

/** What a table is played over: a live connection, or a study that is worked out anew for every answer. */
export interface Connection {
  readonly id: string;
  link: Link;
  table: TableInfo | null;
  seats: number[];
  look: Viewpoint;
  /** What never changes during the match, of the game's own type; `null` before the welcome. */
  board: unknown;
  /** What is shown. Others' decisions are shown at the player's own pace, so that newer frames may wait. */
  frame: Frame | null;
  /** How many newer frames wait. */
  behind: number;
  /** How long each is looked at; without it everything is shown at once. */
  dwell: Dwell | null;
  log: LogEntry[];
  /** What the last frame brought while somebody was looking; `null` after a jump. */
  news: LogEntry[] | null;
  chat: ChatLine[];
  /** The addresses of the feeds "your turn", one a seat held. */
  feeds: string[];
  /** Something the player has to be told: the table does not exist, the page is out of date. */
  failure: ApiError | null;
  /** A decision is on its way, and what is shown is the moment before it. */
  busy: boolean;
  /** When the last frame came, for clocks. */
  frameAt: number;
  /** Decisions that have no answer yet. They are kept and sent again over the next connection. */
  kept: number;
  /** After so many seconds the server, which had too much to do, is asked again. */
  slowed: number | null;
  /** How often another position was put on the table. */
  readonly jumps: number;
  /** The tokens of all seats that this connection holds; a seat that was given up has none. */
  readonly tokens: readonly string[];
  /** The token of the seat that looks, for questions over HTTP. */
  readonly token: string | undefined;
  /** Tries at once instead of waiting for the next attempt. */
  retry(): void;
  /** Says how long bots are to pause. */
  hurry(pause: number): void;
  lookThrough(look: Viewpoint): void;
  /** The table as it stood after an entry; with all secrets, if nobody has any left. */
  past(version: number, everything: boolean): Promise<Frame>;
  /** Asks something. */
  request(request: Request): Promise<Reply>;
  /** Shows the table as it stands, without waiting for what others did to be looked at. */
  catchUp(): void;
}
