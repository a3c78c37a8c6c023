import type { Connection } from "../net/connection";
import { lastRead, muted, setLastRead, setMuted } from "../net/mine";

/** What was said at a table and not read here yet. */
export class Unread {
  /** Whom this player does not want to hear. */
  silenced = $state.raw<readonly number[]>([]);
  #read = $state(0);
  readonly #live: Connection;

  constructor(live: Connection) {
    this.#live = live;
    this.#read = lastRead(live.id);
    this.silenced = muted(live.id);
  }

  count = $derived.by((): number => {
    const { chat, seats } = this.#live;
    return chat.filter(({ line, seat }) => line > this.#read && !seats.includes(seat) && !this.silenced.includes(seat)).length;
  });

  /** The chat is before somebody's eyes. */
  readAll(): void {
    const last = this.#live.chat.at(-1)?.line;
    if (last === undefined || last <= this.#read) return;
    this.#read = last;
    setLastRead(this.#live.id, last);
  }

  silence(seats: number[]): void {
    this.silenced = seats;
    setMuted(this.#live.id, seats);
  }
}
