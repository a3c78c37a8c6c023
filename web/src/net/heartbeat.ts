/** After so much silence the server is asked whether it is there, in milliseconds. */
const ASK = 2000;
/** So long it may take to answer before the player is told. */
const PATIENCE = 2000;
/** So long after the question the connection counts as dead. */
const DEAD = 8000;
/** A longer pause between two looks means that this device slept; what was asked before it proves nothing. */
const SLEPT = 3000;

/** How often to look at the clock. A look may come this much late, twice: the player is told after 4.5 seconds at the most. */
export const TICK = 250;

/** What is to be done: ask the server, tell the player that it does not answer, connect anew. */
export type Verdict = "ask" | "silent" | "dead" | null;

/** Watches over a connection by what is heard on it. It is told the time and sends nothing itself. */
export class Heartbeat {
  #heard: number;
  #asked: number | null = null;
  #looked: number;

  constructor(now: number) {
    this.#heard = now;
    this.#looked = now;
  }

  /** Something came from the server. */
  heard(now: number): void {
    this.#heard = now;
    this.#asked = null;
  }

  /** The server is asked at once, whatever was heard before. */
  ask(now: number): void {
    this.#asked = now;
    this.#looked = now;
  }

  look(now: number): Verdict {
    const slept = now - this.#looked > SLEPT;
    this.#looked = now;
    if (slept || (this.#asked === null && now - this.#heard >= ASK)) {
      this.#asked = now;
      return "ask";
    }
    if (this.#asked === null) return null;
    const waited = now - this.#asked;
    if (waited >= DEAD) return "dead";
    return waited >= PATIENCE ? "silent" : null;
  }
}
