import type { ApiError, ClientMessage, Reply, Request } from "../api/types";
import { Failure } from "./http";

/** So often a request is tried again that came too fast, and so long it waits at most, in seconds. */
const TRIES = 5;
const LONGEST = 60;

interface Asked {
  request: Request;
  done: (reply: Reply) => void;
  fail: (failure: Failure) => void;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Whether a request is kept while there is no connection and sent again when its answer was lost. The server carries out each
 * version of a decision once, and saying twice that one agrees or is back is like saying it once.
 */
function keeps({ do: what }: Request): boolean {
  switch (what) {
    case "act":
    case "plan":
    case "hold":
    case "undo":
    case "end_turn":
    case "vote_end":
    case "take_back":
      return true;
    case "why_not":
    case "why_touch":
    case "about":
    case "what_if":
    case "hint":
    case "chat":
    case "mute":
    case "report":
    case "day_off":
    case "concede":
      return false;
  }
}

const unreachable = (message: string): Failure => new Failure({ code: "unavailable", message });

/** Requests that have no answer yet. */
export class Outbox {
  readonly #asked = new Map<number, Asked>();
  readonly #send: (message: ClientMessage) => void;
  readonly #changed: (kept: number, slowed: number | null) => void;
  #nextId = 1;

  /** `changed` is told how many decisions wait for their answer, and how many seconds the slowest of them still waits. */
  constructor(send: (message: ClientMessage) => void, changed: (kept: number, slowed: number | null) => void) {
    this.#send = send;
    this.#changed = changed;
  }

  /** A request; it is sent at once if there is a connection. */
  add(request: Request, connected: boolean): Promise<Reply> {
    return new Promise((done, fail) => {
      if (!connected && !keeps(request)) {
        fail(unreachable("not connected"));
        return;
      }
      const id = this.#nextId;
      this.#nextId += 1;
      this.#asked.set(id, { request, done, fail, tries: 0 });
      if (connected) this.#send({ type: "request", id, request });
      this.#tell();
    });
  }

  /** A connection is there: what was kept is sent, in the order it was asked. */
  open(): void {
    for (const [id, { request, timer }] of this.#asked) {
      clearTimeout(timer);
      this.#send({ type: "request", id, request });
    }
  }

  /** The connection is gone: what cannot be asked twice has failed. */
  lost(): void {
    for (const [id, asked] of this.#asked) {
      clearTimeout(asked.timer);
      if (!keeps(asked.request)) this.#settle(id)?.fail(unreachable("the connection was lost"));
    }
  }

  close(): void {
    for (const id of [...this.#asked.keys()]) this.#settle(id)?.fail(unreachable("the table was left"));
  }

  answered(id: number, reply: Reply): void {
    this.#settle(id)?.done(reply);
  }

  /** An error came for a request. One that came too fast changed nothing and is sent again after the seconds it was told. */
  refused(id: number, error: ApiError): void {
    const asked = this.#asked.get(id);
    const wait = error.retry_after;
    if (asked && error.code === "too_many" && wait !== undefined && wait <= LONGEST && asked.tries < TRIES) {
      asked.tries += 1;
      asked.timer = setTimeout(() => {
        this.#send({ type: "request", id, request: asked.request });
        this.#tell();
      }, wait * 1000);
      this.#tell(wait);
    } else this.#settle(id)?.fail(new Failure(error));
  }

  #settle(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    clearTimeout(asked?.timer);
    this.#asked.delete(id);
    this.#tell();
    return asked;
  }

  #tell(slowed: number | null = null): void {
    this.#changed([...this.#asked.values()].filter(({ request }) => keeps(request)).length, slowed);
  }
}
