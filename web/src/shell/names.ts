import type { LobbySeat, SeatInfo } from "../api/types";
import { language, t } from "../words/words.svelte";
import { levelWords } from "./levels";

/** What a seat is called in a sentence: its player's name. Bots have names of their own, which nobody else can take. */
export function seatName(seat: LobbySeat | SeatInfo): string {
  return seat.name || t("web-seat-empty");
}

/** Whether one of the house's bots sits here. Somebody who gave up is still who was there, whoever plays on. */
export function isBot(seat: LobbySeat | SeatInfo): boolean {
  return seat.kind === "bot" && !("conceded" in seat && seat.conceded);
}

/** What stands beside a bot's name: "bot, easy"; `null` for people. */
export function badge(seat: LobbySeat | SeatInfo): string | null {
  if (!isBot(seat)) return null;
  if (seat.bot === null) return t("web-badge-bot");
  const words = levelWords(seat.bot);
  return t("web-badge-bot-level", { level: (words === null ? seat.bot : t(words)).toLocaleLowerCase(language()) });
}

/** A seat's name with its badge, for lists: "Bert (bot, easy)". */
export function fullName(seat: LobbySeat | SeatInfo): string {
  const beside = badge(seat);
  return beside === null ? seatName(seat) : t("web-name-badge", { name: seatName(seat), badge: beside });
}

/** What became of the person in a seat where a bot plays on; `null` where all is as it was. */
export function standIn(seat: SeatInfo): string | null {
  if (seat.conceded) return "web-gave-up";
  return seat.away ? "web-away" : null;
}

/** A list of names as the language writes it: "Anna and Ben". */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** Why a name cannot be used at a table, as the key of its words; the server has the last word. */
export function nameTrouble(name: string, seats: readonly LobbySeat[]): string | null {
  const clean = name.trim();
  if (clean === "") return "web-name-missing";
  // Characters that nobody sees, or that turn the writing round: two names could look the same.
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u.test(clean)) return "web-name-invisible";
  const same = (other: string): boolean => other.normalize("NFKC").toLocaleLowerCase() === clean.normalize("NFKC").toLocaleLowerCase();
  return seats.some((seat) => seat.taken && same(seat.name)) ? "web-name-taken" : null;
}
