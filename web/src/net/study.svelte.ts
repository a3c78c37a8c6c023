import type {
  AskStudy,
  ChatLine,
  Frame,
  LogEntry,
  Reply,
  Request,
  StepState,
  Study as Answer,
  StudyStart,
  TableInfo,
  Viewpoint,
} from "../api/types";
import type { Connection, Dwell, Link } from "./connection";
import { Failure, json } from "./http";

/** A question about a study. Nothing is kept at the server: whoever asks brings position and line. */
export const askStudy = (body: AskStudy): Promise<Answer> => json("/api/study", { method: "POST", body });

/** A position with a line of play, as a table without people: what Live is to a real one. */
export class Study implements Connection {
  readonly id = "study";
  link = $state<Link>("open");
  table = $state.raw<TableInfo | null>(null);
  seats = $state<number[]>([]);
  look = $state<Viewpoint>("spectator");
  board = $state.raw<unknown>(null);
  frame = $state.raw<Frame | null>(null);
  behind = 0;
  dwell: Dwell | null = null;
  log = $state.raw<LogEntry[]>([]);
  news = $state.raw<LogEntry[] | null>(null);
  chat: ChatLine[] = [];
  feeds: string[] = [];
  failure = null;
  busy = $state(false);
  frameAt = $state(0);
  kept = 0;
  slowed = null;
  jumps = $state(0);
  readonly tokens: readonly string[] = [];
  readonly token = undefined;

  /** What has been done since the start. */
  line = $state.raw<readonly string[]>([]);
  /** Nothing before this is taken back. */
  from = $state(0);
  /** The step of a lesson as it stands. */
  step = $state.raw<StepState | null>(null);
  /** The last answer, for what the table does not show. */
  answer = $state.raw<Answer | null>(null);
  /** Hears of every answer that changed the line by a decision. */
  onmove: (() => void) | null = null;
  /** From where it is looked at, if not from where the server would. */
  lookFrom: Viewpoint | null = null;
  /** What the seats are called; by their colours if nobody says. */
  readonly #names: (seat: number, colour: string) => string;
  #start: StudyStart;
  readonly #edition: string | undefined;

  constructor(start: StudyStart, names: (seat: number, colour: string) => string, edition?: string) {
    this.#start = start;
    this.#names = names;
    this.#edition = edition;
  }

  get start(): StudyStart {
    return this.#start;
  }

  /** Puts another position on the table, or another moment of the line. */
  async open(start: StudyStart, line: readonly string[] | null, from = 0): Promise<Answer> {
    this.busy = true;
    let answer: Answer;
    try {
      answer = await askStudy({ ...this.#ask(start, line, from), board: this.board === null });
    } finally {
      this.busy = false;
    }
    const goesOn = JSON.stringify(start) === JSON.stringify(this.#start) && this.#extends(answer.line);
    this.#start = start;
    this.from = Math.min(from, answer.line.length);
    if (!goesOn) this.jumps += 1;
    this.#show(answer, goesOn);
    return answer;
  }

  /** The same position after another line. */
  goTo(line: readonly string[]): Promise<Answer> {
    return this.open(this.#start, line, this.from);
  }

  async past(version: number): Promise<Frame> {
    return (await askStudy(this.#ask(this.#start, this.line.slice(0, version), 0))).frame;
  }

  async request(request: Request): Promise<Reply> {
    if (request.do === "undo") {
      const { steps = 0, turn = 0 } = this.frame?.undo ?? {};
      const back = request.back === "turn" ? turn : Math.min(1, steps);
      await this.goTo(this.line.slice(0, this.line.length - back));
      return { reply: "done", version: this.line.length, applied: back, repeated: false };
    }
    const answer = await askStudy({ ...this.#ask(this.#start, this.line, this.from), request });
    if (!answer.reply) throw new Failure({ code: "internal", message: "there is no reply" });
    if (request.do === "act" || request.do === "plan") {
      this.#show(answer, true);
      this.onmove?.();
    }
    return answer.reply;
  }

  retry(): void {
    // There is no connection that could be lost.
  }
  hurry(): void {
    // Nobody plays by the clock here.
  }
  catchUp(): void {
    // Everything is shown at once.
  }
  lookThrough(look: Viewpoint): void {
    this.lookFrom = look;
    void this.goTo(this.line);
  }

  #ask(start: StudyStart, line: readonly string[] | null, from: number): AskStudy {
    return {
      start,
      from,
      ...(line === null ? {} : { line: [...line] }),
      ...(this.#edition === undefined ? {} : { edition: this.#edition }),
      ...(this.lookFrom === null ? {} : { look: this.lookFrom }),
    };
  }

  #extends(line: readonly string[]): boolean {
    return line.length >= this.line.length && this.line.every((text, index) => text === line[index]);
  }

  #show(answer: Answer, goesOn: boolean): void {
    const before = this.line.length;
    const { frame } = answer;
    if (answer.board !== null) this.board = answer.board;
    this.table ??= tableOf(answer, this.#names);
    this.news = goesOn && this.frame !== null ? frame.log.filter(({ entry }) => entry > before) : null;
    this.log = frame.log;
    this.line = answer.line;
    this.step = answer.step;
    this.answer = answer;
    this.look = frame.look;
    this.seats = typeof frame.look === "object" ? [frame.look.seat] : [];
    this.frame = frame;
    this.frameAt = Date.now();
    this.busy = false;
  }
}

/** The table that the shell needs to know of: one without people, clocks and an end. */
function tableOf({ game, rules, edition, options, seats }: Answer, names: (seat: number, colour: string) => string): TableInfo {
  return {
    id: "study",
    game,
    rules,
    edition,
    name: "",
    public: false,
    options,
    pace: "live",
    clock: { kind: "off" },
    settings: { turn_end: "automatic", forced: "ask", hints: "always", spectators: "welcome" },
    status: "playing",
    end: null,
    seats: seats.map((colour, seat) => ({
      seat,
      colour,
      name: names(seat, colour),
      kind: "here",
      bot: null,
      taken: true,
      here: true,
      away: false,
      conceded: false,
    })),
    version: 0,
    to_act: [],
    created_at: 0,
    changed_at: 0,
    commit: null,
    seed: null,
    deal: null,
    rematch: null,
    from: null,
    votes: [],
    declined: null,
    spectators: 0,
  };
}
