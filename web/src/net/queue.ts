/** Shows things one after the other, each for its time, without ever being far behind: a turn has a longest time. */
export class Queue<T> {
  readonly #show: (item: T) => void;
  readonly #waiting: { item: T; turn: string; lasts: number; longest: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = "";
  /** What the present turn has taken so far. */
  #spent = 0;

  constructor(show: (item: T) => void) {
    this.#show = show;
  }

  /** How many are still to be shown. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** Shows it after what waits; `lasts` is how long it is looked at, `longest` the most for its whole turn. */
  add(item: T, turn: string, lasts: number, longest: number): void {
    this.#waiting.push({ item, turn, lasts, longest });
    if (this.#timer === undefined) this.#next();
  }

  /** Shows all that waits at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { item } of this.#waiting.splice(0)) this.#show(item);
  }

  /** Forgets what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    if (next.turn !== this.#turn) this.#spent = 0;
    this.#turn = next.turn;
    const lasts = Math.max(0, Math.min(next.lasts, next.longest - this.#spent));
    this.#spent += lasts;
    this.#show(next.item);
    if (lasts > 0) this.#timer = setTimeout(() => this.#next(), lasts);
    else this.#next();
  }
}
