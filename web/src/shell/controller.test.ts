import { afterEach, describe, expect, it, vi } from "vitest";
import type { Choice as WireChoice, Step } from "../api/core";
import type { Target } from "../games/choose";
import type { GameModule } from "../games/module";
import { Failure } from "../net/http";
import type { Live } from "../net/live.svelte";
import { setAsksBack } from "./asking.svelte";
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
    expect(controller.previews.gains.get(2)).toEqual([{ side: 1, points: 3 }]);
  });

  it("have a button where the table draws nothing to touch", () => {
    const { controller } = table(() => DONE);
    controller.drawn = new Set(["tool", "town:1"]);
    expect(controller.spoken.map(({ words }) => words.key)).toEqual(["end"]);
  });
});

describe("touches while a decision is on its way", () => {
  const onItsWay = (): ReturnType<typeof table> & { arrive: () => Promise<void> } => {
    let answer: (reply: object) => void = () => {};
    const made = table(() => new Promise<object>((done) => (answer = done)) as unknown as object);
    Object.assign(made.live, { link: "open" });
    made.controller.touch("tool");
    made.controller.touch({ stop: 5 });
    return {
      ...made,
      arrive: async () => {
        Object.assign(made.live, { frame: { ...made.live.frame, version: 8 }, busy: false });
        made.controller.moveOn();
        answer(DONE);
        await settled();
      },
    };
  };

  it("count for the moment that comes, if they are lit there", async () => {
    const { controller, asked, arrive } = onItsWay();
    controller.touch({ town: 1 });
    expect(controller.picked).toEqual([]);
    await arrive();
    expect(asked).toHaveLength(1);
    expect(controller.picked).toEqual([{ town: 1 }]);
  });

  it("are nothing if they are not lit there, or are the same touch again", async () => {
    for (const target of [{ stop: 9 }, { stop: 5 }]) {
      const { controller, asked, arrive } = onItsWay();
      controller.touch(target);
      await arrive();
      expect(asked).toHaveLength(1);
      expect(controller.picked).toEqual([]);
    }
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

describe("a touch that can do nothing is answered all the same", () => {
  const note = async (frame: object, more: object = {}): Promise<string | undefined> => {
    const { controller, live, asked } = table(() => DONE, []);
    live.frame = { ...live.frame, ...frame };
    Object.assign(live, more);
    controller.touch({ stop: 9 });
    await settled();
    expect(asked).toEqual([]);
    return controller.why?.note;
  };

  it("while others decide, after the end, to who watches, and with the turn done", async () => {
    expect(await note({})).toBe("web-idle-others");
    expect(await note({}, { table: { status: "over" } })).toBe("web-idle-over");
    expect(await note({ look: "spectator" })).toBe("web-idle-watching");
    expect(await note({ ending: 1 })).toBe("web-idle-ending");
  });

  it("while somebody looks back", async () => {
    const { controller } = table(() => DONE);
    controller.past = { question: { key: "then" } } as never;
    controller.touch("tool");
    await settled();
    expect(controller.why?.note).toBe("web-idle-past");
  });

  it("where the server knows no reason", async () => {
    const { controller } = table(() => verdict({ why: null, rule: null }));
    controller.touch({ stop: 9 });
    await settled();
    expect(controller.why?.note).toBe("web-idle-nothing");
  });

  it("and goes with the next touch", async () => {
    const { controller } = table(() => verdict({}));
    controller.touch({ stop: 9 });
    await settled();
    expect(controller.why).not.toBeNull();
    controller.touch("tool");
    expect(controller.why).toBeNull();
  });
});

describe("a choice that loses something", () => {
  afterEach(() => setAsksBack(true));

  it("is asked about first, and a second press of the same chip does not do it", async () => {
    const { controller, asked } = table(() => DONE);
    const [leave] = controller.choices;
    if (!leave) throw new Error("there is a choice");
    await controller.choose(leave);
    await controller.choose(leave);
    expect(asked).toEqual([]);
    expect(controller.sure?.id).toBe(0);
    await controller.act(leave);
    expect(asked).toMatchObject([{ do: "act", choice: 0 }]);
    expect(controller.sure).toBeNull();
  });

  it("is forgotten with the next touch", async () => {
    const { controller } = table(() => DONE);
    const [leave] = controller.choices;
    if (leave) await controller.choose(leave);
    controller.touch("tool");
    expect(controller.sure).toBeNull();
  });

  it("is done at once where nothing else is possible, or where nobody wants to be asked", async () => {
    const only = table(() => DONE, [end]);
    for (const choice of only.controller.choices) await only.controller.choose(choice);
    expect(only.asked).toHaveLength(1);
    setAsksBack(false);
    const { controller, asked } = table(() => DONE);
    const [leave] = controller.choices;
    if (leave) await controller.choose(leave);
    expect(asked).toHaveLength(1);
  });
});

describe("a finger", () => {
  it("shows what the last touch would do; the second does it", async () => {
    const { controller, asked } = table(() => DONE);
    controller.finger = true;
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    expect(asked).toEqual([]);
    expect(controller.looked?.id).toBe(1);
    controller.touch({ stop: 5 });
    await settled();
    expect(asked).toMatchObject([{ do: "act", choice: 1 }]);
  });

  it("does at once what one touch makes", async () => {
    const { controller, asked } = table(() => DONE, [choice("take", [{ card: 1 }]), lay]);
    controller.finger = true;
    controller.touch({ card: 1 });
    await settled();
    expect(asked).toMatchObject([{ do: "act", choice: 0 }]);
  });
});

describe("the way back", () => {
  const deep = choice("deep", ["tool", { stop: 5 }, { way: 1 }]);
  const other = choice("other", ["tool", { stop: 5 }, { way: 2 }]);

  it("goes one touch back, then lets go", () => {
    const { controller } = table(() => DONE, [deep, other, lay]);
    controller.touch("tool");
    controller.touch({ stop: 5 });
    controller.back();
    expect(controller.picked).toEqual(["tool"]);
    controller.back();
    expect(controller.picked).toEqual([]);
  });

  it("takes back what the table touched by itself with the touch before it", () => {
    const { controller } = table(() => DONE, [deep, other], [{ picked: ["tool"], question: { key: "q" }, follow: { stop: 5 } }]);
    controller.touch("tool");
    expect(controller.picked).toEqual(["tool", { stop: 5 }]);
    controller.back();
    expect(controller.picked).toEqual([]);
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

  it("loses a step, and those after it are tried again", async () => {
    const { controller, asked } = table((request) => tried((request["choices"] as number[]).length, [haul, lay]));
    await controller.togglePlan();
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    expect(controller.plan?.steps.map(({ id }) => id)).toEqual([1, 1]);
    await controller.dropStep(0);
    expect(controller.plan?.steps.map(({ words }) => words.key)).toEqual(["lay"]);
    expect(asked.at(-1)).toMatchObject({ do: "what_if", choices: [1] });
  });

  it("goes on from the next moment after its first step; what cannot be done any more is said", async () => {
    const { controller, asked, live } = table((request) =>
      request.do === "what_if" ? tried((request["choices"] as number[]).length, [haul, lay]) : DONE,
    );
    await controller.togglePlan();
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    await controller.commitPlan("first");
    expect(asked.at(-1)).toEqual({ do: "act", version: 7, seat: 1, choice: 1 });
    expect(controller.plan).toBeNull();
    live.frame = { ...live.frame, version: 8, choices: [haul] };
    controller.moveOn();
    await settled();
    expect(controller.plan).toMatchObject({ version: 8, steps: [], failed: [{ key: "lay" }] });
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

describe("a choice whose moment would tell something", () => {
  const keep = choice("keep", ["keep"], { defer: true });
  const show = choice("show", ["show"]);
  const answer =
    (next: WireChoice<Target, unknown>[]): Answer =>
    (request) =>
      request.do === "what_if" ? tried(1, next) : { ...DONE, version: request.do === "hold" ? 7 : 8 };

  it("is stored before it is shown as done, and sent with the next one", async () => {
    const { controller, asked } = table(answer([lay, haul]), [show, keep]);
    const kept = controller.choices[1];
    if (kept) await controller.choose(kept);
    expect(asked.map((request) => request.do)).toEqual(["what_if", "hold"]);
    expect(asked[1]).toEqual({ do: "hold", version: 7, seat: 1, choice: 1 });
    expect(controller.question?.key).toBe("later");
    controller.touch("tool");
    controller.touch({ stop: 5 });
    await settled();
    expect(asked.at(-1)).toEqual({ do: "plan", version: 7, seat: 1, choices: [1, 0] });
  });

  it("is asked about again where it could not be stored", async () => {
    const lost = new Failure({ code: "unavailable", message: "no" });
    const { controller } = table((request) => (request.do === "hold" ? Promise.reject(lost) : tried(1, [lay])), [show, keep]);
    const kept = controller.choices[1];
    if (kept) await controller.choose(kept);
    expect(controller.held).toBeNull();
    expect(controller.why?.error?.code).toBe("unavailable");
  });

  it("is not asked about again by a page that is loaded anew", async () => {
    const { controller, asked, live } = table(answer([lay]), [show, keep]);
    live.frame = { ...live.frame, held: 1 };
    controller.moveOn();
    await settled();
    expect(asked.map((request) => request.do)).toEqual(["what_if"]);
    expect(controller.held?.step.words.key).toBe("keep");
    expect(controller.reconsiders).toBe(true);
    await controller.reconsider();
    expect(asked.at(-1)).toEqual({ do: "hold", version: 7, seat: 1, choice: null });
    expect(controller.held).toBeNull();
  });

  it("is made by the page where there is no other, and can then not be made anew", async () => {
    const { controller, asked } = table(answer([lay]), [keep]);
    controller.moveOn();
    await settled();
    expect(asked.map((request) => request.do)).toEqual(["what_if"]);
    expect(controller.held).not.toBeNull();
    expect(controller.reconsiders).toBe(false);
  });

  it("is made at once where no decision of the same player follows", async () => {
    const { controller, asked } = table(answer([]), [show, keep]);
    const kept = controller.choices[1];
    if (kept) await controller.choose(kept);
    expect(asked.at(-1)).toEqual({ do: "act", version: 7, seat: 1, choice: 1 });
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
