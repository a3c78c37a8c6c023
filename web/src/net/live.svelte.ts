import type {
  ApiError,
  Change,
  ChatLine,
  ClientMessage,
  Frame,
  LogEntry,
  Reply,
  Request,
  ServerMessage,
  TableInfo,
  Viewpoint,
} from "../api/types";
import { Described, changed } from "./change";
import { Failure, seen } from "./http";
import { mergeLog } from "./log";

export type Link = "connecting" | "open" | "lost" | "closed";

/** The pauses between attempts to connect again, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
/** The protocol this page speaks. */
const PROTOCOL = 2;

/** One table, live: what it last sent, and the questions on their way. */
export class Live {
  link = $state<Link>("connecting");
  table = $state<TableInfo | null>(null);
  seats = $state<number[]>([]);
  look = $state<Viewpoint>("spectator");
  /** What never changes during the match, of the game's own type; `null` before the welcome. */
  board = $state.raw<unknown>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What the last frame brought while somebody was looking; `null` after a jump. */
  news = $state.raw<LogEntry[] | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Something the player has to be told: the table does not exist, the page is out of date. */
  failure = $state<ApiError | null>(null);
  outdated = $state(false);
  busy = $state(false);
  /** When the last frame came, for clocks. */
  frameAt = $state(0);

  readonly id: string;
  readonly #tokens: string[];
  /** Whose token is whose, on a device with several seats. */
  readonly #bySeat = new Map<number, string>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #nextId = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What this connection has been told; a new one is told everything again. */
  #described = new Described();
  readonly #waiting = new Map<number, { done: (reply: Reply) => void; fail: (failure: Failure) => void }>();

  constructor(id: string, tokens: string[]) {
    this.id = id;
    this.#tokens = tokens;
  }

  /** The token of the seat that looks, for questions over HTTP. */
  get token(): string | undefined {
    if (typeof this.look !== "object") return undefined;
    return this.#tokens.length === 1 ? this.#tokens[0] : this.#bySeat.get(this.look.seat);
  }

  connect(): void {
    if (this.link === "closed") return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.frame?.version;
      this.#send({
        type: "hello",
        tokens: this.#tokens,
        changes: true,
        ...(since === undefined ? {} : { since }),
        ...(this.frame ? { look: this.look } : {}),
      });
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  close(): void {
    this.link = "closed";
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.link === "open" || this.link === "closed") return;
    clearTimeout(this.#timer);
    this.connect();
  }

  lookThrough(look: Viewpoint): void {
    this.#send({ type: "look", look });
  }

  /** Asks something; the answer comes over the same connection. */
  request(request: Request): Promise<Reply> {
    return new Promise((done, fail) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        fail(new Failure({ code: "unavailable", message: "not connected" }));
        return;
      }
      const id = this.#nextId;
      this.#nextId += 1;
      this.#waiting.set(id, { done, fail });
      this.#send({ type: "request", id, request });
    });
  }

  async #sortTokens(): Promise<void> {
    if (this.#tokens.length < 2 || this.#bySeat.size > 0 || this.table?.status === "waiting") return;
    for (const token of this.#tokens) {
      const { look } = await seen(this.id, token);
      if (typeof look === "object") this.#bySeat.set(look.seat, token);
    }
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#socket = null;
    for (const { fail } of this.#waiting.values()) fail(new Failure({ code: "unavailable", message: "the connection was lost" }));
    this.#waiting.clear();
    if (this.link === "closed" || this.failure) return;
    this.link = "lost";
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)] ?? 8000;
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  #show(frame: Frame): void {
    this.news = this.frame !== null && frame.log_after === this.frame.version ? frame.log : null;
    this.log = mergeLog(this.log, frame.log_after, frame.log);
    this.frame = frame;
    this.look = frame.look;
    this.frameAt = Date.now();
  }

  #change(frame: Frame, change: Change): void {
    let next: Frame;
    try {
      next = changed(frame, change, this.#described);
    } catch {
      // What came does not fit what is here: a new connection begins with a whole frame.
      this.#socket?.close();
      return;
    }
    this.#show(next);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.link = "open";
        this.#attempt = 0;
        this.outdated = message.protocol !== PROTOCOL;
        this.table = message.table;
        this.seats = message.seats;
        this.look = message.look;
        this.board = message.board;
        this.chat = message.chat;
        this.#described = new Described();
        void this.#sortTokens();
        break;
      case "table":
        this.table = message.table;
        break;
      case "frame":
        this.#show(message.frame);
        break;
      case "change":
        if (this.frame) this.#change(this.frame, message);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "reply":
        this.#waiting.get(message.id)?.done(message.reply);
        this.#waiting.delete(message.id);
        break;
      case "error":
        if (message.id === null) {
          // Before the welcome it is the whole connection that cannot be; afterwards only one message was ignored.
          if (this.link === "open") break;
          this.failure = message.error;
          this.#socket?.close();
        } else {
          this.#waiting.get(message.id)?.fail(new Failure(message.error));
          this.#waiting.delete(message.id);
        }
        break;
      case "bye":
      case "pong":
        break;
    }
  }
}
