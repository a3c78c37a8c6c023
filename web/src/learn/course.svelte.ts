/** A lesson while it is being played: which step, what was tried, and what is said about it. */
import type { LessonInfo } from "../api/types";
import { json } from "../net/http";
import { Study } from "../net/study.svelte";
import { moves } from "../motion.svelte";
import { myName, setPrimed } from "../net/mine";
import { called } from "./called";
import { progress, setProgress } from "./progress";

/** After so many misses something points at what is asked for, and after so many it can be shown. */
const POINTS = 2;
const SHOWS = 3;
/** How long a move of the others is looked at, in milliseconds. */
const PAUSE = 900;
/** What is said where a move leads nowhere and has no answer of its own. */
const OTHER = "web-learn-other";

/** The others, in the order of their seats. */
const OTHERS = ["Anna", "Ben", "Clara", "David"];

/** The lessons there are; asked for once. */
let asked: Promise<LessonInfo[]> | null = null;
export function lessons(): Promise<LessonInfo[]> {
  asked ??= json<LessonInfo[]>("/api/lessons").catch((failure: unknown) => {
    asked = null;
    throw failure;
  });
  return asked;
}

export class Course {
  readonly lesson: LessonInfo;
  readonly study: Study;
  step = $state(0);
  misses = $state(0);
  /** The others move, or the way is being shown: nothing is to be done meanwhile. */
  showing = $state(false);
  /** The line that nothing was wrong with. */
  #good: readonly string[] = [];
  /** Grows with every position, so that what belongs to the last one ends. */
  #visit = 0;

  constructor(lesson: LessonInfo) {
    this.lesson = lesson;
    const first = { lesson: { id: lesson.id, step: 0 } };
    this.study = new Study(first, (seat, colour) => (seat === 0 ? myName() || called(colour) : (OTHERS[seat - 1] ?? "")));
    this.study.onmove = () => this.#moved();
  }

  get name(): string {
    return this.lesson.steps[this.step]?.name ?? "";
  }
  get reads(): boolean {
    return this.lesson.steps[this.step]?.reads ?? true;
  }
  get last(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }
  get reached(): boolean {
    return !this.showing && this.study.step?.reached === true;
  }
  /** The id of the text that answers the last move. */
  get answer(): string | null {
    const { step, line, from } = this.study;
    if (step === null || step.reached || this.showing || line.length === from) return null;
    return step.answer ?? (step.point === null ? OTHER : null);
  }
  /** What is pointed at. */
  get points(): boolean {
    return !this.showing && !this.reached && this.answer === null && this.misses >= POINTS && (this.study.step?.point ?? null) !== null;
  }
  get shows(): boolean {
    return !this.showing && !this.reached && !this.reads && this.misses >= SHOWS;
  }

  /** Goes on where this browser left the lesson. */
  async begin(): Promise<void> {
    const { step } = progress(this.lesson.id);
    await this.enter(Math.min(step, this.lesson.steps.length - 1), null);
  }

  /** Begins a step: with the main line of the lesson, or with what was played. */
  async enter(step: number, line: readonly string[] | null): Promise<void> {
    const visit = (this.#visit += 1);
    this.showing = true;
    this.misses = 0;
    this.step = step;
    setProgress(this.lesson.id, this.lesson.game, step, this.last);
    // Who has come to the end needs no nutshell at the table.
    if (this.last) setPrimed(this.lesson.game);
    const start = { lesson: { id: this.lesson.id, step } };
    const { study } = this;
    const opened = await study.open(start, line);
    for (const move of opened.step?.script ?? []) {
      if (moves()) await new Promise((done) => setTimeout(done, PAUSE));
      if (visit !== this.#visit) return;
      await study.open(start, [...study.line, move], study.line.length + 1);
    }
    if (visit !== this.#visit) return;
    study.from = study.line.length;
    if (study.frame) study.frame = { ...study.frame, undo: { steps: 0, turn: 0, barred: false } };
    this.#good = study.line;
    this.showing = false;
  }

  next(): Promise<void> {
    const goesOn = this.study.step?.goes_on === true;
    return this.enter(this.step + 1, goesOn ? this.study.line : null);
  }

  skip(): Promise<void> {
    return this.enter(this.step + 1, null);
  }

  back(): Promise<void> {
    return this.enter(this.step - 1, null);
  }

  /** Takes back what was answered. */
  async undo(): Promise<void> {
    await this.study.goTo(this.#good);
  }

  /** Plays what reaches the goal, from the beginning of the step. */
  async show(): Promise<void> {
    const visit = this.#visit;
    const { study } = this;
    this.showing = true;
    await study.goTo(study.line.slice(0, study.from));
    while (visit === this.#visit && study.step?.reached !== true && study.step?.point && study.frame) {
      const { choice } = study.step.point;
      await study.request({ do: "act", version: study.frame.version, choice });
      if (moves()) await new Promise((done) => setTimeout(done, PAUSE));
    }
    if (visit === this.#visit) this.showing = false;
  }

  #moved(): void {
    if (this.showing) return;
    if (this.answer !== null) this.misses += 1;
    else this.#good = this.study.line;
  }
}
