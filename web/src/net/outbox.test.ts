import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Reply, Request } from "../api/types";
import { Failure } from "./http";
import { Outbox } from "./outbox";

const ACT: Request = { do: "act", version: 7, choice: 2 };
const CHAT: Request = { do: "chat", text: "Hello" };
const DONE: Reply = { reply: "done", version: 8, applied: 1, repeated: false };

function outbox(): { box: Outbox; sent: ClientMessage[]; told: { kept: number; slowed: number | null } } {
  const sent: ClientMessage[] = [];
  const told: { kept: number; slowed: number | null } = { kept: 0, slowed: null };
  const box = new Outbox(
    (message) => sent.push(message),
    (kept, slowed) => Object.assign(told, { kept, slowed }),
  );
  return { box, sent, told };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("requests without an answer", () => {
  it("a decision whose answer was lost is sent again over the next connection, with the same version", async () => {
    const { box, sent, told } = outbox();
    const answer = box.add(ACT, true);
    expect(told.kept).toBe(1);
    box.lost();
    expect(told.kept).toBe(1);
    box.open();
    expect(sent).toEqual([
      { type: "request", id: 1, request: ACT },
      { type: "request", id: 1, request: ACT },
    ]);
    box.answered(1, { ...DONE, repeated: true });
    await expect(answer).resolves.toMatchObject({ repeated: true });
    expect(told.kept).toBe(0);
  });

  it("a decision made without a connection is kept until there is one", async () => {
    const { box, sent } = outbox();
    const answer = box.add(ACT, false);
    expect(sent).toEqual([]);
    box.open();
    expect(sent).toEqual([{ type: "request", id: 1, request: ACT }]);
    box.answered(1, DONE);
    await expect(answer).resolves.toEqual(DONE);
  });

  it("what would be said twice is refused at once instead", async () => {
    const { box, sent } = outbox();
    await expect(box.add(CHAT, false)).rejects.toBeInstanceOf(Failure);
    const spoken = box.add(CHAT, true);
    box.lost();
    await expect(spoken).rejects.toMatchObject({ error: { code: "unavailable" } });
    box.open();
    expect(sent).toHaveLength(1);
  });

  it("what came too fast is sent again by itself after the seconds it was told", async () => {
    const { box, sent, told } = outbox();
    const answer = box.add(ACT, true);
    box.refused(1, { code: "too_many", message: "slow down", retry_after: 3 });
    expect(told).toEqual({ kept: 1, slowed: 3 });
    vi.advanceTimersByTime(2900);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sent).toHaveLength(2);
    expect(told.slowed).toBe(null);
    box.answered(1, DONE);
    await expect(answer).resolves.toEqual(DONE);
  });

  it("every other error is an answer, and so is one too many", async () => {
    const { box } = outbox();
    const stale = box.add(ACT, true);
    box.refused(1, { code: "stale", message: "moved on", version: 9 });
    await expect(stale).rejects.toMatchObject({ error: { code: "stale" } });
    const patient = box.add(ACT, true);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      box.refused(2, { code: "too_many", message: "slow down", retry_after: 1 });
      vi.advanceTimersByTime(1000);
    }
    await expect(patient).rejects.toMatchObject({ error: { code: "too_many" } });
  });
});
