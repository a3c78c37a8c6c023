import { describe, expect, it, vi } from "vitest";
import type { Choice as WireChoice, Step } from "../api/core";
import type { Target } from "../games/choose";
import type { GameModule } from "../games/module";
import type { Live } from "../net/live.svelte";
import { Controller } from "./controller.svelte";

vi.mock("../sound.svelte", () => ({ play: () => null }));

type Asked = Record<string, unknown> & { do: string };
type Answer = (asked: Asked) => unknown;

const choice = (key: string, path: Target[], more: Partial<WireChoice<Target, unknown>> = {}): WireChoice<Target, unknown> => ({
  paths: [path],
  kind: "progress",
  words: { key },
  ...more,
});
const lay = choice("lay", ["tool", { stop: 5 }]);
const haul = choice("haul", [{ town: 1 }, { town: 2 }], { confirm: true });
const end = choice("end", ["end"], { kind: { forfeit: { key: "two-points" } } });
const build = choice("build", [{ card: 7 }, { plot: 2 }]);

const STEPS: Step<Target>[] = [
  { picked: [], question: { key: "what" } },
  { picked: ["tool"], question: { key: "where" } },
];

const DONE = { reply: "done", version: 8, applied: 1, repeated: false };
const verdict = (more: object): object => ({ reply: "verdict", allowed: false, rule: "AR-MOVE-5", why: { key: "no" }, first: [], ...more });
const tried = (count: number, choices: WireChoice<Target, unknown>[], more: object = {}): object => ({
  reply: "what_if",
  tried: count,
  refused: null,
  unknown: false,
  view: "later",
  question: { key: "later" },
  choices,
  steps: [],
  log: [],
  scores: [],
  ...more,
});

/** A controller at a table whose server answers like this, and what it was asked. */
function table(
  answer: Answer,
  choices = [end, lay, haul],
  steps = STEPS,
): { controller: Controller; asked: Asked[]; live: { frame: object } } {
  const asked: Asked[] = [];
  const frame = { version: 7, look: { seat: 1 }, question: { key: "moment" }, view: "now", choices, steps, scores: [], outcome: null };
  const live = {
    frame,
    busy: false,
    request: async (request: Asked) => {
      asked.push(request);
      return answer(request);
    },
  };
  return { controller: new Controller(live as unknown as Live, {} as GameModule), asked, live };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("touches", () => {
  it("end in the choice's number, sent with the version it belongs to", async () => {
    const { controller, asked } = table(() => DONE);
    controller.touch("tool");
    expect(asked).toEqual([]);
    controller.touch({ stop: 5 });
    await settled();
    expect(asked).toEqual([{ do: "act", version: 7, seat: 1, choice: 1 }]);
    expect(controller.picked).toEqual([]);
  });

  it("change the question with every touch", () => {
    const { controller } = table(() => DONE);
    expect(controller.question?.key).toBe("what");
    controller.touch("tool");
    expect(controller.question?.key).toBe("where");
  });

  it("are made by the table itself where the server says so", async () => {
    const { controller, asked } = table(() => DONE, [lay], [{ picked: ["tool"], question: { key: "where" }, follow: { stop: 5 } }]);
    controller.touch("tool");
    await settled();
    expect(asked).toMatchObject([{ do: "act", choice: 0 }]);
  });

  it("stop before a choice that is worth a look, and ask what it would give", async () => {
    const scores = [{ side: 1, total: 3, parts: [] }];
    const { controller, asked } = table(() => tried(1, [], { scores }));
    controller.touch({ town: 1 });
    controller.touch({ town: 2 });
    await settled();
    expect(asked).toEqual([{ do: "what_if", seat: 1, version: 7, choices: [2] }]);
    expect(controller.looked?.id).toBe(2);
    expect(controller.question?.key).toBe("haul");
    expect(controller.gains.get(2)).toEqual([{ side: 1, points: 3 }]);
  });

  it("have a button where the table draws nothing to touch", () => {
    const { controller } = table(() => DONE);
    controller.drawn = new Set(["tool", "town:1"]);
    expect(controller.spoken.map(({ words }) => words.key)).toEqual(["end"]);
  });
});

describe("what is not lit", () => {
  it("is explained by the server, with all that was touched", async () => {
    const { controller, asked } = table(() => verdict({}));
    controller.touch("tool");
    controller.touch({ stop: 9 });
    await settled();
    expect(asked).toEqual([{ do: "why_touch", seat: 1, version: 7, after: [], picked: ["tool"], target: { stop: 9 } }]);
    expect(controller.why).toEqual({ words: { key: "no" }, rule: "AR-MOVE-5", error: null });
  });

  it("is offered together with what has to be done first", async () => {
    const { controller, asked } = table((request) => {
      if (request.do === "why_touch") return verdict({ first: [{ choice: 4, words: { key: "buy" } }] });
      return request.do === "what_if" ? tried(1, [end, build, lay]) : DONE;
    });
    controller.touch({ card: 7 });
    await settled();
    expect(controller.why).toBeNull();
    expect(controller.choices.map(({ id }) => id)).toEqual([1]);
    controller.touch({ plot: 2 });
    await settled();
    expect(asked.at(-1)).toEqual({ do: "plan", version: 7, seat: 1, choices: [4, 1] });
  });

  it("is not explained to somebody who has gone on meanwhile", async () => {
    const { controller } = table(() => verdict({}));
    controller.touch({ stop: 9 });
    controller.touch("tool");
    await settled();
    expect(controller.why).toBeNull();
  });
});

describe("a plan", () => {
  it("is a sequence of numbers, judged in the plan and carried out as one", async () => {
    const { controller, asked } = table((request) =>
      request.do === "what_if" ? tried((request["choices"] as number[]).length, [haul, lay]) : request.do === "plan" ? DONE : verdict({}),
    );
    await controller.togglePlan();
    expect(asked).toEqual([]);
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    expect(controller.view).toBe("later");
    controller.touch({ stop: 9 });
    await settled();
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    await controller.commitPlan();
    expect(asked).toEqual([
      { do: "what_if", seat: 1, version: 7, choices: [1] },
      { do: "why_touch", seat: 1, version: 7, after: [1], picked: [], target: { stop: 9 } },
      { do: "what_if", seat: 1, version: 7, choices: [1, 1] },
      { do: "plan", version: 7, seat: 1, choices: [1, 1] },
    ]);
  });

  it("is dropped when the game has moved on: its numbers belong to another moment", async () => {
    const { controller, live } = table(() => tried(1, [haul]));
    await controller.togglePlan();
    controller.moveOn();
    expect(controller.plan).not.toBeNull();
    live.frame = { ...live.frame, version: 8 };
    controller.moveOn();
    expect(controller.plan).toBeNull();
  });
});

describe("a server that does not answer", () => {
  it("a decision is kept and said so; a second one is refused and said so", async () => {
    let arrive: (reply: object) => void = () => {};
    const { controller, asked, live } = table(() => new Promise((done) => (arrive = done)));
    Object.assign(live, { link: "silent", kept: 0 });
    controller.touch("tool");
    controller.touch({ stop: 5 });
    expect(controller.why?.note).toBe("web-kept");
    Object.assign(live, { kept: 1 });
    controller.touch("tool");
    controller.touch({ stop: 5 });
    expect(controller.why?.note).toBe("web-kept-already");
    expect(asked).toHaveLength(1);
    Object.assign(live, { link: "open", kept: 0 });
    arrive(DONE);
    await settled();
    expect(controller.why).toBeNull();
  });
});

describe("a game that has ended, whatever ended it", () => {
  it("asks for nothing any more and drops the plan", async () => {
    const { controller, live } = table(() => DONE);
    await controller.togglePlan();
    Object.assign(live, { table: { status: "over" } });
    controller.moveOn();
    expect(controller.plan).toBeNull();
    expect(controller.over).toBe(true);
    const ended = table(() => DONE);
    Object.assign(ended.live, { table: { status: "over" } });
    expect(ended.controller.choices).toEqual([]);
  });
});
