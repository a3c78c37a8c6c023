/** What a screen reader is told of the game: others' turns in one sentence each, one's own results, everything once and in order. */
import type { Icon } from "../games/logline";
import { language, nameOfPlayer, say, t } from "../words/words.svelte";
import type { Line, Turn } from "./chronicle";

/** So many lines are said as they are; more are counted. */
const FEW = 2;

function winsOf(lines: readonly Line[]): string {
  const sums = new Map<string | number, number>();
  for (const { player, points } of lines.flatMap(({ wins }) => wins)) sums.set(player, (sums.get(player) ?? 0) + points);
  const parts = [...sums].map(([player, points]) => {
    const name = nameOfPlayer(player) ?? (typeof player === "string" ? t(`web-colour-${player}`) : "");
    return t("web-log-win-of", { name, points });
  });
  return parts.length === 0 ? "" : t("web-turn-wins", { wins: parts.join(", ") });
}

/** A line as it is read out. */
export function spokenLine(line: Line): string {
  return [say(line.words), ...line.more.map((words) => say(words)), winsOf([line])].filter(Boolean).join(" ");
}

/** A turn of somebody else in one summary. */
export function summary(name: string, lines: readonly Line[]): string {
  const told = lines.filter(({ icon }) => icon !== "flag");
  if (told.length <= FEW) return (told.length === 0 ? lines.slice(-1) : told).map(spokenLine).join(" ");
  const counts = new Map<Icon, number>();
  for (const { icon } of told) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  const deeds = [...counts].map(([icon, count]) => t(`web-deeds-${icon}`, { count }));
  const listed = new Intl.ListFormat(language(), { type: "conjunction" }).format(deeds);
  return [t("web-turn-summary", { name, deeds: listed }), winsOf(lines)].filter(Boolean).join(" ");
}

/** Keeps account of what has been said. */
export class Announcer {
  /** The last entry that was said; what the page finds when it opens was not done before these eyes. */
  #said: number | null = null;

  /**
   * What is to be said now that the log stands so. A turn of others is said when it is over (`open` is the seat whose turn still
   * goes on), or line by line; one's own lines are said at once.
   */
  news(turns: readonly Turn[], mine: readonly number[], open: number | null, everyLine: boolean, name: (seat: number) => string): string[] {
    const last = turns.at(-1)?.lines.at(-1)?.entry ?? 0;
    if (this.#said === null || last < this.#said) {
      // The page has just opened, or something was taken back.
      this.#said = last;
      return [];
    }
    const said: string[] = [];
    for (const turn of turns) {
      const lines = turn.lines.filter(({ entry }) => entry > (this.#said ?? 0));
      if (lines.length === 0) continue;
      const goesOn = turn === turns.at(-1) && turn.seat === open;
      if (turn.seat !== null && !mine.includes(turn.seat) && !everyLine) {
        if (goesOn) break;
        said.push(summary(name(turn.seat), lines));
      } else said.push(...lines.map(spokenLine));
      this.#said = lines.at(-1)?.entry ?? this.#said;
    }
    return said;
  }
}
