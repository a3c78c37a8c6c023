/** What has happened at a table and how it is shown to one player: the log as people read it, what is new, points that rise, the replay. */
import { untrack } from "svelte";
import type { LogEntry } from "../api/types";
import type { GameModule, Side } from "../games/module";
import type { EventSummary } from "../games/logline";
import type { Connection } from "../net/connection";
import { moves, rise } from "../motion.svelte";
import { botPause, dwell, longestTurn } from "../pace.svelte";
import { seatOf, t, type PlayerRef } from "../words/words.svelte";
import { chronicle, type Line, type Turn } from "./chronicle";
import type { Controller } from "./controller.svelte";
import { drawnAt } from "./marks.svelte";
import { Replay } from "./replay.svelte";
import { since } from "./since";

const NOTHING: ReadonlyMap<number, number> = new Map();

export class RecentMoves {
  readonly replay: Replay;
  /** Where the table is drawn. */
  surface = $state.raw<HTMLElement | undefined>(undefined);
  readonly #live: Connection;
  readonly #module: GameModule;
  readonly #controller: Controller;

  /** `seen` is the version that was last looked at before this visit. Made while a component is set up. */
  constructor(live: Connection, module: GameModule, controller: Controller, seen: number | null) {
    this.#live = live;
    this.#module = module;
    this.#controller = controller;
    this.replay = new Replay(controller);
    $effect(() => {
      live.dwell = (lines) => this.#dwell(lines);
      return () => (live.dwell = null);
    });
    $effect(() => live.hurry(botPause()));
    $effect(() => {
      const news = live.news;
      untrack(() => this.#raise(news));
    });
    let greeted = false;
    $effect(() => {
      if (greeted || !live.frame || live.board === null) return;
      greeted = true;
      untrack(() => this.#greet(seen));
    });
  }

  /** What the others did since the last own decision. */
  others = $derived.by((): LogEntry[] => since(this.#live.log, this.#controller.seat));
  turns = $derived.by((): Turn[] => this.#turnsOf(this.#live.log));
  lines = $derived.by((): Line[] => this.#turnsOf(this.others).flatMap((turn) => turn.lines));

  /** What has just happened before these eyes, as motion; of the past and of a plan nothing moves. */
  news = $derived.by((): readonly unknown[] | null => {
    if (this.replay.news) return this.replay.news;
    return this.#elsewhere ? null : (this.#live.news?.map(({ event }) => event) ?? null);
  });
  /** What the board keeps in sight until the next own decision. */
  since = $derived.by((): readonly unknown[] => (this.#elsewhere ? [] : this.others.map(({ event }) => event)));
  /** The entry after which everything is new to who plays here. */
  fresh = $derived.by((): number | null => {
    const [first] = this.others;
    return this.#controller.seat === null || first === undefined ? null : first.entry - 1;
  });
  /** Points won since then, by side. */
  gained = $derived.by((): ReadonlyMap<number, number> => {
    if (this.#elsewhere) return NOTHING;
    const sums = new Map<number, number>();
    for (const { player, points } of this.lines.flatMap(({ wins }) => wins)) {
      const side = this.#sideOf(player)?.side;
      if (side !== undefined) sums.set(side, (sums.get(side) ?? 0) + points);
    }
    return sums;
  });

  /** Shows again what the others did, or stops showing it. */
  toggle(): void {
    if (this.replay.at === null) this.replay.start(this.lines, this.others);
    else this.replay.stop();
  }

  /** Shows the table as it stands now; tells whether there was anything to skip. */
  skip(): boolean {
    const shows = this.replay.at !== null || this.#live.behind > 0;
    this.replay.stop();
    this.#live.catchUp();
    return shows;
  }

  /** The past and a plan show another table than the one that stands. */
  get #elsewhere(): boolean {
    return this.#controller.past !== null || this.#controller.plan !== null;
  }

  #turnsOf(log: readonly LogEntry[]): Turn[] {
    const { board } = this.#live;
    return board === null ? [] : chronicle(log, (event): EventSummary => this.#module.summarize(event, board));
  }

  #sideOf(player: PlayerRef): Side | undefined {
    const view = this.#controller.view;
    if (view === undefined) return undefined;
    const seat = seatOf(player);
    return this.#module.sides(view, this.#live.board).find(({ side, colour }) => side === (seat ?? player) || colour === player);
  }

  #dwell(lines: readonly LogEntry[]): { lasts: number; longest: number } {
    if (!moves()) return { lasts: 0, longest: 0 };
    const weights = this.#turnsOf(lines).flatMap((turn) => turn.lines.map(({ weight }) => dwell(weight)));
    return { lasts: Math.max(0, ...weights), longest: longestTurn() };
  }

  /** Points rise from where they were made, and at the scores. */
  #raise(news: readonly LogEntry[] | null): void {
    if (!news || this.#elsewhere || !moves()) return;
    for (const { wins, spots } of this.#turnsOf(news).flatMap((turn) => turn.lines))
      for (const { player, points } of wins) {
        const side = this.#sideOf(player);
        if (!side) continue;
        const text = t("web-log-win", { points });
        const place = this.surface && spots.flatMap((spot) => (this.surface ? drawnAt(this.surface, spot) : [])).at(-1);
        rise(place ?? null, text, side.colour);
        rise(document.querySelector(`[data-side="${side.side}"] .points`), text, side.colour);
      }
  }

  /** Who comes back to a table is shown what happened meanwhile. */
  #greet(seen: number | null): void {
    const { seat } = this.#controller;
    const missed = seen !== null && this.others.some(({ entry }) => entry > seen);
    if (missed && seat !== null && this.#live.table?.status === "playing" && this.#live.seats.length < 2)
      this.replay.start(this.lines, this.others);
  }
}
