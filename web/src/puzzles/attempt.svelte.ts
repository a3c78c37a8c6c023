/** A puzzle while it is being solved. */
import type { PuzzleInfo, PuzzleState, Puzzles } from "../api/types";
import { called } from "../learn/called";
import { moves } from "../motion.svelte";
import { json } from "../net/http";
import { myName } from "../net/mine";
import { Study } from "../net/study.svelte";
import { doneWith, remember } from "./solved";

/** How long a move of the solution is looked at, in milliseconds. */
const PAUSE = 900;

/** The puzzles there are; asked for once. */
let asked: Promise<Puzzles> | null = null;
export function puzzles(): Promise<Puzzles> {
  asked ??= json<Puzzles>("/api/puzzles").catch((failure: unknown) => {
    asked = null;
    throw failure;
  });
  return asked;
}

/** The next puzzle to solve: of the same theme, or of the same game; `null` if all are solved. */
export function nextOf(all: readonly PuzzleInfo[], { game, id, theme }: PuzzleInfo): PuzzleInfo | null {
  const own = all.filter((one) => one.game === game);
  const from = own.findIndex((one) => one.id === id) + 1;
  const ahead = [...own.slice(from), ...own.slice(0, from)].filter((one) => one.id !== id && doneWith(game, one.id) === null);
  return ahead.find((one) => one.theme === theme) ?? ahead[0] ?? null;
}

export class Attempt {
  readonly puzzle: PuzzleInfo;
  readonly study: Study;
  /** The solution is being played: nothing is to be done meanwhile. */
  showing = $state(false);
  /** The solution was played before it was found. */
  shown = $state(false);
  /** The day whose puzzle it is, if it is one of today's. */
  readonly #day: number | null;
  #visit = 0;

  constructor(puzzle: PuzzleInfo, { day, today }: Puzzles) {
    this.puzzle = puzzle;
    this.#day = today.some(({ game, id }) => game === puzzle.game && id === puzzle.id) ? day : null;
    const start = { puzzle: { game: puzzle.game, id: puzzle.id } };
    // Nobody knows before the answer which seat it is.
    const name = (seat: number, colour: string): string => (seat === this.state?.seat ? myName() || called(colour) : called(colour));
    this.study = new Study(start, name);
    this.study.onmove = () => this.#moved();
  }

  get state(): PuzzleState | null {
    return this.study.answer?.puzzle ?? null;
  }
  get stage(): "do" | "show" | "right" | "wrong" {
    if (this.showing) return "show";
    if (this.state?.over !== true) return "do";
    return this.state.solved ? "right" : "wrong";
  }

  async begin(): Promise<void> {
    await this.study.open(this.study.start, []);
  }

  async again(): Promise<void> {
    this.#visit += 1;
    this.showing = false;
    await this.study.goTo([]);
  }

  /** Plays the solution from the beginning. */
  async show(): Promise<void> {
    const visit = (this.#visit += 1);
    const { study, puzzle } = this;
    if (this.state?.solved !== true) {
      this.shown = true;
      remember(puzzle.game, puzzle.id, "shown", null);
    }
    this.showing = true;
    try {
      await study.goTo([]);
      while (visit === this.#visit && this.state?.point && study.frame) {
        if (moves()) await new Promise((done) => setTimeout(done, PAUSE));
        if (visit !== this.#visit) return;
        const { choice } = this.state.point;
        await study.request({ do: "act", version: study.frame.version, choice });
      }
    } finally {
      if (visit === this.#visit) this.showing = false;
    }
  }

  #moved(): void {
    if (!this.showing && this.state?.solved === true) remember(this.puzzle.game, this.puzzle.id, "alone", this.#day);
  }
}
