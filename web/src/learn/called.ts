import { language, t } from "../words/words.svelte";

/** A seat by its colour, as a name: "Red". */
export function called(colour: string): string {
  const [first = "", ...rest] = t(`web-colour-${colour}`);
  return first.toLocaleUpperCase(language()) + rest.join("");
}
