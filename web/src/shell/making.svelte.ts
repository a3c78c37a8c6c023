import type { Created, CreateTable, GameInfo } from "../api/types";
import { Failure } from "../net/http";
import { keep, myName } from "../net/mine";
import { go } from "../router.svelte";
import { say, t } from "../words/words.svelte";
import { levels } from "./levels";

/** The name to play under: the player's own, or one that the page gives. */
export const playingAs = (): string => myName().trim() || t("web-name-default");

/** A table against the weakest bots, with hints; who plays alone has none. */
export function easyTable(game: GameInfo, players: number): CreateTable {
  const level = levels(game.bots)[0]?.bot ?? "";
  return {
    game: game.id,
    name: game.name,
    seats: [{ kind: "here", name: playingAs() }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }))],
    settings: { hints: "always" },
  };
}

/** Sits down at a new table with every seat of this device. */
function sitDown({ table, owner, links }: Created): void {
  const here = links.filter(({ seat }) => table.seats[seat]?.kind === "here").map(({ token }) => token);
  keep(table.id, { game: table.game, name: table.name, tokens: here, owner, ...(table.deal === null ? {} : { deal: table.deal }) });
  go(`/t/${table.id}`);
}

/** What went wrong, in words. */
export function inWords(error: unknown): string {
  if (!(error instanceof Failure)) throw error;
  return error.error.why ? say(error.error.why) : t(`web-error-${error.error.code}`);
}

/** A table that is being made: once at a time, and what went wrong is kept. */
export class Making {
  busy = $state(false);
  failure = $state<string | null>(null);

  async run(work: () => Promise<Created>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    try {
      sitDown(await work());
    } catch (error) {
      this.failure = inWords(error);
    } finally {
      this.busy = false;
    }
  }
}
