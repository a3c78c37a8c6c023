import type { GameInfo } from "../api/types";
import { games as ask } from "../net/http";
import { language, t } from "../words/words.svelte";

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** The games of this server; asked for once. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= ask().then(
    (found) => (known = found),
    (failure: unknown) => {
      asked = null;
      throw failure;
    },
  );
  return asked;
}

/** What a game is called. */
export const gameName = (id: string): string => known.find((game) => game.id === id)?.name ?? id;

/** A day such as `2026-05-17` as the language writes it. */
export function dayName(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString(language(), { day: "numeric", month: "long", timeZone: "UTC" });
}

/** What a table is called: its own name, or its game's, with the day of a deal. */
export function tableName({ game, name, deal = null }: { game: string; name: string; deal?: string | null }): string {
  if (deal !== null) return t("web-deal-of", { game: gameName(game), day: dayName(deal) });
  return name || gameName(game);
}
