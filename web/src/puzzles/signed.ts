import { language } from "../words/words.svelte";

/** Points that are won or lost, with their sign. */
export const signed = (points: number): string => new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(points);
