import { SITE } from "../base";
import type { ApiError, Change, ChatLine, ClientMessage, Frame, LogEntry, Reply, Request, ServerMessage } from "../api/types";
import type { TableInfo, Viewpoint } from "../api/types";
import { Described, changed } from "./change";
import type { Connection, Dwell, Link } from "./connection";
import { Heartbeat, TICK } from "./heartbeat";
import { history, seen } from "./http";
import { mergeLog } from "./log";
import { Outbox } from "./outbox";
import { Queue } from "./queue";

/** The pauses between attempts to connect again, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
/** So long an attempt to connect may take. */
const ATTEMPT = 8000;
/** The protocol this page speaks. */
const PROTOCOL = 2;

/** One table, live: what it last sent, and the questions on their way. */
export class Live implements Connection {
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seats = $state<number[]>([]);
  look = $state<Viewpoint>("spectator");
  /** What never changes during the match, of the game's own type; `null` before the welcome. */
  board = $state.raw<unknown>(null);
  /** What is shown. Others' decisions are shown at the player's own pace, so that newer frames may wait. */
  frame = $state.raw<Frame | null>(null);
  /** How many newer frames wait. */
  behind = $state(0);
  /** How long each is looked at; without it everything is shown at once. */
  dwell: Dwell | null = null;
  log = $state.raw<LogEntry[]>([]);
  /** What the last frame brought while somebody was looking; `null` after a jump. */
  news = $state.raw<LogEntry[] | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The addresses of the feeds "your turn", one a seat held. */
  feeds = $state.raw<string[]>([]);
  /** Something the player has to be told: the table does not exist, the page is out of date. */
  failure = $state<ApiError | null>(null);
  outdated = $state(false);
  /** A decision is on its way, and what is shown is the moment before it. */
  busy = $state(false);
  /** When the last frame came, for clocks. */
  frameAt = $state(0);
  /** Decisions that have no answer yet. They are kept and sent again over the next connection. */
  kept = $state(0);
  /** After so many seconds the server, which had too much to do, is asked again. */
  slowed = $state<number | null>(null);

  readonly jumps = 0;

  readonly id: string;
  readonly #tokens: string[];
  /** Whose token is whose, on a device with several seats. */
  readonly #bySeat = new Map<number, string>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: Heartbeat | null = null;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Nobody looks any more; the connection stays until what was kept has been answered. */
  #leaving = false;
  /** What this connection has been told about whether the page can be seen. */
  #hidden = false;
  /** How long bots are to pause; as usual if nobody has said. */
  #botPause: number | null = null;
  /** The seconds the server wants to be left alone before the next attempt. */
  #pause = 0;
  /** What this connection has been told; a new one is told everything again. */
  #described = new Described();
  /** The newest frame, which changes refer to. */
  #latest: Frame | null = null;
  readonly #queue = new Queue<Frame>((frame) => this.#put(frame));
  readonly #outbox: Outbox;
  readonly #woken = (event: Event): void => {
    // A page that comes back from the back-forward cache holds a socket that nobody listens to.
    if ("persisted" in event && event.persisted === true) this.#again();
    else if (document.visibilityState === "visible") this.wake();
    this.#attend();
  };

  constructor(id: string, tokens: string[]) {
    this.id = id;
    this.#tokens = tokens;
    this.#outbox = new Outbox(
      (message) => this.#send(message),
      (kept, slowed) => {
        this.kept = kept;
        this.slowed = slowed;
        if (this.#leaving && kept === 0) this.#closeNow();
      },
    );
  }

  /** The tokens of all seats that this connection holds; a seat that was given up has none. */
  get tokens(): readonly string[] {
    if (this.#tokens.length < 2) return this.seats.length > 0 ? this.#tokens : [];
    const known = this.seats.flatMap((seat) => this.#bySeat.get(seat) ?? []);
    return known.length === this.seats.length ? known : this.#tokens;
  }

  /** The token of the seat that looks, for questions over HTTP. */
  get token(): string | undefined {
    if (typeof this.look !== "object") return undefined;
    return this.#tokens.length === 1 ? this.#tokens[0] : this.#bySeat.get(this.look.seat);
  }

  connect(): void {
    if (this.link === "closed") return;
    if (this.#pulse === undefined) {
      this.#pulse = setInterval(() => this.#look(), TICK);
      for (const name of ["online", "pageshow"]) addEventListener(name, this.#woken);
      document.addEventListener("visibilitychange", this.#woken);
    }
    clearTimeout(this.#timer);
    this.#beat = null;
    const socket = new WebSocket(`${SITE.replace("http", "ws")}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#drop(), ATTEMPT);
    socket.onopen = () => {
      const since = this.#latest?.version;
      this.#send({
        type: "hello",
        tokens: this.#tokens,
        changes: true,
        ...(since === undefined ? {} : { since }),
        ...(this.#latest ? { look: this.look } : {}),
      });
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Leaves the table, as soon as what was kept has been answered. */
  close(): void {
    this.#leaving = true;
    if (this.kept === 0) this.#closeNow();
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.link === "lost") this.connect();
    else if (this.link === "silent") this.#again();
  }

  /** Somebody looks again, or the network is back: find out at once how things stand. */
  wake(): void {
    if (this.link === "lost") this.connect();
    else if (this.#beat) {
      this.#beat.ask(Date.now());
      this.#send({ type: "ping" });
    }
  }

  /** Says whether the page can be seen: who has it behind other windows is told of a turn like somebody who is not there. */
  #attend(): void {
    const hidden = document.visibilityState === "hidden";
    if (hidden === this.#hidden || this.#beat === null) return;
    this.#hidden = hidden;
    this.#send({ type: "attend", hidden });
  }

  /** Says how long bots are to pause, on this connection and those after it. */
  hurry(pause: number): void {
    this.#botPause = pause;
    if (this.#beat !== null) this.#send({ type: "pace", bot_pause: pause });
  }

  lookThrough(look: Viewpoint): void {
    this.#send({ type: "look", look });
  }

  past(version: number, everything: boolean): Promise<Frame> {
    return history(this.id, version, this.token, everything ? "everything" : undefined);
  }

  /** Asks something; the answer comes over this connection or, where it is a decision, over the next. */
  request(request: Request): Promise<Reply> {
    return this.#outbox.add(request, this.#beat !== null);
  }

  /** Shows the table as it stands, without waiting for what others did to be looked at. */
  catchUp(): void {
    this.#queue.flush();
    this.behind = 0;
  }

  #closeNow(): void {
    this.link = "closed";
    this.#queue.clear();
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    for (const name of ["online", "pageshow"]) removeEventListener(name, this.#woken);
    document.removeEventListener("visibilitychange", this.#woken);
    this.#outbox.close();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Looks at the clock. */
  #look(): void {
    switch (this.#beat?.look(Date.now())) {
      case "ask":
        this.#send({ type: "ping" });
        break;
      case "silent":
        this.link = "silent";
        break;
      case "dead":
        this.#drop();
        break;
    }
  }

  /** Gives the connection up; a closed one may need long to say so itself. */
  #drop(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  /** A new connection in place of this one. */
  #again(): void {
    if (this.link === "closed" || this.failure) return;
    this.#drop();
    this.connect();
  }

  async #sortTokens(): Promise<void> {
    if (this.#tokens.length < 2 || this.#bySeat.size > 0 || this.table?.status === "waiting") return;
    for (const token of this.#tokens) {
      // A token that opens nothing any more is nobody's.
      const frame = await seen(this.id, token).catch(() => null);
      if (typeof frame?.look === "object") this.#bySeat.set(frame.look.seat, token);
    }
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#socket = null;
    this.#beat = null;
    clearTimeout(this.#timer);
    if (this.link === "closed") return;
    this.#outbox.lost();
    if (this.failure) return;
    this.link = "lost";
    const pause = Math.max(PAUSES[Math.min(this.#attempt, PAUSES.length - 1)] ?? 8000, this.#pause * 1000);
    this.#attempt += 1;
    this.#pause = 0;
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  #show(frame: Frame): void {
    const before = this.#latest;
    this.#latest = frame;
    const { log } = frame;
    const [first] = log;
    const goesOn = before !== null && frame.log_after === before.version && JSON.stringify(before.look) === JSON.stringify(frame.look);
    const others = first !== undefined && log.every(({ seat }) => seat !== null && !this.seats.includes(seat));
    const waits = this.dwell === null || !goesOn || !others ? null : this.dwell(log);
    if (waits === null || first === undefined) {
      this.catchUp();
      this.#put(frame);
    } else this.#queue.add(frame, `${first.turn} ${first.seat}`, waits.lasts, waits.longest);
    this.behind = this.#queue.behind;
  }

  #put(frame: Frame): void {
    this.behind = this.#queue.behind;
    // The decision has arrived, even if its answer comes only after what became of it.
    if (frame.version !== this.frame?.version) this.busy = false;
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

  /** The connection cannot be. What may pass by itself is tried again; the rest is told. */
  #refused(error: ApiError): void {
    if (error.code === "too_many" || error.code === "unavailable" || error.code === "internal") this.#pause = error.retry_after ?? 0;
    else this.failure = error;
    this.#drop();
  }

  #receive(message: ServerMessage): void {
    this.#beat?.heard(Date.now());
    if (this.link === "silent") this.link = "open";
    switch (message.type) {
      case "welcome": {
        // It comes again over the same connection when that holds other seats than before.
        const first = this.#beat === null;
        clearTimeout(this.#timer);
        this.link = "open";
        this.#attempt = 0;
        if (first) {
          this.#beat = new Heartbeat(Date.now());
          this.#described = new Described();
        }
        this.outdated = message.protocol !== PROTOCOL;
        this.table = message.table;
        this.seats = message.seats;
        this.look = message.look;
        this.board = message.board;
        this.chat = message.chat;
        this.feeds = message.feeds;
        if (first) {
          this.#hidden = false;
          this.#attend();
        }
        if (first && this.#botPause !== null) this.#send({ type: "pace", bot_pause: this.#botPause });
        if (first) this.#outbox.open();
        void this.#sortTokens();
        break;
      }
      case "table":
        this.table = message.table;
        break;
      case "frame":
        this.#show(message.frame);
        break;
      case "change":
        if (this.#latest) this.#change(this.#latest, message);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "reply":
        this.#outbox.answered(message.id, message.reply);
        break;
      case "error":
        if (message.id !== null) this.#outbox.refused(message.id, message.error);
        // Before the welcome it is the whole connection that cannot be; afterwards only one message was ignored.
        else if (this.#beat === null) this.#refused(message.error);
        break;
      case "bye":
        // The server lets go of this connection, not of the table: go on from here over another.
        this.#attempt = Math.max(this.#attempt, 1);
        this.#drop();
        break;
      case "pong":
        break;
    }
  }
}
