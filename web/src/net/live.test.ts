import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Request, ServerMessage, TableInfo } from "../api/types";
import { Live } from "./live.svelte";

const ACT: Request = { do: "act", version: 7, choice: 2 };
const WELCOME: ServerMessage = {
  type: "welcome",
  protocol: 2,
  table: { id: "t1", status: "playing", seats: [] } as unknown as TableInfo,
  board: {},
  seats: [0],
  look: { seat: 0 },
  chat: [],
  feeds: [],
};

/** A socket whose other end is this test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get requests(): ClientMessage[] {
    return this.sent.filter(({ type }) => type === "request");
  }
}

let listeners: Map<string, (event: object) => void>;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  listeners = new Map();
  const listen = {
    addEventListener: (name: string, work: (event: object) => void) => void listeners.set(name, work),
    removeEventListener: () => null,
  };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { visibilityState: "visible", ...listen });
  vi.stubGlobal("addEventListener", listen.addEventListener);
  vi.stubGlobal("removeEventListener", listen.removeEventListener);
  live = new Live("t1", ["token"]);
  live.connect();
  Socket.last.open();
  Socket.last.hear(WELCOME);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table over a connection that has trouble", () => {
  it("says within five seconds that nobody answers, and that all is well when somebody does", () => {
    vi.advanceTimersByTime(2000);
    expect(Socket.last.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(2500);
    expect(live.link).toBe("silent");
    Socket.last.hear({ type: "pong" });
    expect(live.link).toBe("open");
  });

  it("keeps a decision over a dead connection and sends it again, the same, over the next", async () => {
    const answer = live.request(ACT);
    expect(Socket.last.requests).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    expect(live.link).toBe("lost");
    expect(live.kept).toBe(1);
    expect(Socket.all).toHaveLength(2);
    Socket.last.open();
    Socket.last.hear(WELCOME);
    expect(Socket.last.requests).toEqual([{ type: "request", id: 1, request: ACT }]);
    Socket.last.hear({ type: "reply", id: 1, reply: { reply: "done", version: 8, applied: 0, repeated: true } });
    await expect(answer).resolves.toMatchObject({ repeated: true });
    expect(live.kept).toBe(0);
  });

  it("sends nothing twice when the server welcomes it with other seats", () => {
    void live.request(ACT);
    Socket.last.hear({ ...WELCOME, seats: [] } as ServerMessage);
    expect(Socket.last.requests).toHaveLength(1);
    expect(live.seats).toEqual([]);
    expect(live.tokens).toEqual([]);
  });

  it("connects again after a goodbye", () => {
    Socket.last.hear({ type: "bye", reason: "the server stops" });
    expect(live.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(2);
  });

  it("connects at once when the network is back or somebody looks again", () => {
    Socket.last.onclose?.();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      vi.advanceTimersByTime(8000);
      Socket.last.onclose?.();
    }
    const tried = Socket.all.length;
    listeners.get("online")?.({});
    expect(Socket.all).toHaveLength(tried + 1);
  });

  it("asks at once whether a connection that slept is still there", () => {
    listeners.get("visibilitychange")?.({});
    expect(Socket.last.sent.at(-1)).toEqual({ type: "ping" });
    listeners.get("pageshow")?.({ persisted: true });
    expect(Socket.all).toHaveLength(2);
  });

  it("waits as long as the server asks before it tries again, and tells only what does not pass", () => {
    Socket.last.onclose?.();
    vi.advanceTimersByTime(250);
    Socket.last.open();
    Socket.last.hear({ type: "error", id: null, error: { code: "too_many", message: "slow down", retry_after: 5 } });
    expect(live.failure).toBe(null);
    const tried = Socket.all.length;
    vi.advanceTimersByTime(4900);
    expect(Socket.all).toHaveLength(tried);
    vi.advanceTimersByTime(200);
    expect(Socket.all).toHaveLength(tried + 1);
    Socket.last.open();
    Socket.last.hear({ type: "error", id: null, error: { code: "bad_token", message: "no" } });
    expect(live.failure?.code).toBe("bad_token");
  });

  it("stays until what was decided has arrived, also when the table is left", () => {
    void live.request(ACT);
    Socket.last.onclose?.();
    live.close();
    expect(live.link).toBe("lost");
    vi.advanceTimersByTime(250);
    Socket.last.open();
    Socket.last.hear(WELCOME);
    Socket.last.hear({ type: "reply", id: 1, reply: { reply: "done", version: 8, applied: 1, repeated: false } });
    expect(live.link).toBe("closed");
  });
});
