import type { LobbySeat } from "../api/types";
import { t } from "../words/words.svelte";
import { levelWords } from "./levels";

/** What a seat is called on the page: its player's name, or the bot with its strength. */
export function seatName(seat: LobbySeat): string {
  if (seat.kind === "bot" && seat.bot !== null) {
    const words = levelWords(seat.bot);
    return t("web-bot-level", { level: words === null ? seat.bot : t(words) });
  }
  return seat.name || t("web-seat-empty");
}
