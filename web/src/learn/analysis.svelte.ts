/** A position that is looked into: the tree of lines, what a bot thinks, what could be hidden. */
import type { AdviceInfo } from "../api/types";
import type { Message } from "../api/core";
import { askStudy, Study } from "../net/study.svelte";
import { called } from "./called";
import { grow, prune, type Branch } from "./branches";
import type { Shared } from "./share";

export class Analysis {
  readonly study: Study;
  readonly edition: string | null;
  tree = $state.raw<readonly Branch[]>([]);
  /** The best choices of the seat that has to decide, as a bot sees them. */
  advice = $state.raw<readonly AdviceInfo[] | null>(null);
  /** Positions that the seat which looks cannot tell from this one. */
  guesses = $state.raw<readonly (readonly string[])[] | null>(null);
  thinking = $state(false);
  start = $state("");

  constructor({ start, edition }: Shared) {
    this.start = start;
    this.edition = edition;
    this.study = new Study({ scenario: start }, (_, colour) => called(colour), edition ?? undefined);
    this.study.onmove = () => this.#note();
  }

  /** Puts a scenario on the table; without a line, what happens in it. */
  async open(start: string, line: readonly string[] | null): Promise<void> {
    const answer = await this.study.open({ scenario: start }, line);
    this.start = answer.start;
    this.tree = [];
    this.#note();
  }

  async goTo(line: readonly string[]): Promise<void> {
    await this.study.goTo(line);
    this.#note();
  }

  /** Forgets the last move and all that was tried after it. */
  async drop(): Promise<void> {
    const { line } = this.study;
    await this.goTo(line.slice(0, -1));
    this.tree = prune(this.tree, line);
  }

  async think(): Promise<void> {
    this.thinking = true;
    try {
      const seat = this.study.frame?.to_act[0];
      const { line } = this.study;
      const reply = await this.study.request({ do: "hint", ...(seat === undefined ? {} : { seat }) });
      if (reply.reply === "hint" && this.study.line === line) this.advice = reply.advice;
    } finally {
      this.thinking = false;
    }
  }

  async guess(seat: number): Promise<void> {
    const { start, line } = this.study;
    const edition = this.edition === null ? {} : { edition: this.edition };
    this.guesses = (await askStudy({ start, line: [...line], guess: seat, ...edition })).guesses;
  }

  get shared(): Shared {
    return { start: this.start, edition: this.edition, line: this.study.line };
  }

  /** The whole as a scenario: the position it begins in and the line. */
  get scenario(): string {
    const { line } = this.study;
    return [this.start, ...(line.length === 0 ? [] : ["then", ...line.map((move) => `  ${move}`)]), ""].join("\n");
  }

  #note(): void {
    const { line, log } = this.study;
    const words = line.map((_, index): Message | null => log.find(({ entry }) => entry === index + 1)?.words ?? null);
    this.tree = grow(this.tree, line, words);
    this.advice = null;
    this.guesses = null;
  }
}
