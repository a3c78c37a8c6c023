import { describe, expect, it } from "vitest";
import { Heartbeat, TICK } from "./heartbeat";

/** What the heartbeat wants, tick by tick, with the time it wanted it at. */
function wants(beat: Heartbeat, from: number, to: number): [number, string][] {
  const found: [number, string][] = [];
  for (let now = from; now <= to; now += TICK) {
    const wish = beat.look(now);
    if (wish !== null) found.push([now, wish]);
  }
  return found;
}

describe("the heartbeat", () => {
  it("asks after two seconds of silence and says within five that nobody answers", () => {
    const found = wants(new Heartbeat(0), TICK, 5000);
    expect(found[0]).toEqual([2000, "ask"]);
    expect(found[1]).toEqual([4000, "silent"]);
  });

  it("gives a connection up that stays silent", () => {
    const found = wants(new Heartbeat(0), TICK, 12_000);
    expect(found.find(([, wish]) => wish === "dead")).toEqual([10_000, "dead"]);
  });

  it("asks for nothing while the server talks, and is content with any answer", () => {
    const beat = new Heartbeat(0);
    expect(wants(beat, TICK, 1500)).toEqual([]);
    beat.heard(1500);
    expect(wants(beat, 2000, 3000)).toEqual([]);
    expect(beat.look(3500)).toBe("ask");
    beat.heard(3600);
    expect(wants(beat, 4000, 5500)).toEqual([]);
  });

  it("blames nobody for the time this device slept: it asks again first", () => {
    const beat = new Heartbeat(0);
    expect(wants(beat, TICK, 2000)).toEqual([[2000, "ask"]]);
    expect(beat.look(600_000)).toBe("ask");
    expect(beat.look(600_500)).toBe(null);
    expect(beat.look(602_000)).toBe("silent");
  });

  it("asks at once on return to the page", () => {
    const beat = new Heartbeat(0);
    beat.ask(500);
    expect(wants(beat, 1000, 2500)).toEqual([[2500, "silent"]]);
  });
});
