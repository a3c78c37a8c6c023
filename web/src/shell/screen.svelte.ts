/** How much room the page of a table has. */
export class Screen {
  readonly #small = matchMedia("(max-width: 760px)");
  readonly #low = matchMedia("(max-height: 1000px) and (max-width: 1999px)");
  /** A telephone: the page does not scroll, and what lies beside the board is a sheet over it. */
  narrow = $state(this.#small.matches);
  /** What a game has beside the board may leave no room for anything else there. */
  low = $state(this.#low.matches);

  /** Made while a component is set up. */
  constructor() {
    $effect(() => {
      const changed = (): void => {
        this.narrow = this.#small.matches;
        this.low = this.#low.matches;
      };
      for (const query of [this.#small, this.#low]) query.addEventListener("change", changed);
      return () => {
        for (const query of [this.#small, this.#low]) query.removeEventListener("change", changed);
      };
    });
  }
}
