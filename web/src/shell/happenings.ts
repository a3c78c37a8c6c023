import type { TableInfo } from "../api/types";
import { seatName } from "./names";

/** Something that happened between people, as the key of its words with their values. */
export interface Happening {
  words: string;
  name: string;
}

/**
 * What happened between people from one state of a table to the next: bots that take over, players that come back, give up, want
 * to end the game or play again. What the seats of this device did themselves needs no telling.
 */
export function happenings(before: TableInfo, now: TableInfo, mine: readonly number[]): Happening[] {
  if (before.id !== now.id || now.status === "waiting") return [];
  const found: Happening[] = [];
  const tell = (words: string, seat: number): void => {
    const who = now.seats[seat];
    if (who) found.push({ words, name: seatName(who) });
  };
  now.seats.forEach((seat, number) => {
    const old = before.seats[number];
    if (!old) return;
    const me = mine.includes(number);
    if (seat.conceded && !old.conceded) tell("web-news-gave-up", number);
    else if (seat.away && !old.away) tell(me ? "web-news-away-me" : "web-news-away", number);
    else if (old.away && !seat.away && !seat.conceded) tell(me ? "web-news-back-me" : "web-news-back", number);
  });
  if (now.status === "playing") {
    const first = before.votes.length === 0;
    for (const seat of now.votes.filter((vote) => !before.votes.includes(vote) && !mine.includes(vote)))
      tell(first ? "web-news-proposes" : "web-news-agrees", seat);
    const declined = before.declined === null ? now.declined : null;
    if (declined !== null && !mine.includes(declined)) tell("web-news-goes-on", declined);
    // Who gives up has no vote any more, and does not want to go on; nor does who was declined.
    const withdrawn = before.votes.filter((vote) => !now.votes.includes(vote) && !now.seats[vote]?.conceded && !mine.includes(vote));
    for (const seat of declined === null ? withdrawn : []) tell("web-news-goes-on", seat);
  }
  if (now.rematch !== null && before.rematch === null) found.push({ words: "web-rematch-there", name: "" });
  return found;
}
