import type { Thing } from "../../api/kanal";

/** Each thing has its own shape, on a square of 16, besides its colour. */
export const SHAPES: Record<Thing, string> = {
  wood: "M2 5h12v6H2ZM5 5v6M9 5v6",
  clay: "M2 12L4 5h8l2 7Z",
  coal: "M3 11l1-6l5-2l4 4l-1 5Z",
  stone: "M2 12V6l3-2h7l2 3v5ZM8 4v8",
  steel: "M2 4h12v2.500H9.500v4H14V13H2v-2.500h4.500v-4H2Z",
  thaler: "M8 2a6 6 0 1 0 0.010 0ZM5 5h6M8 5v6",
};

export const COLOURS: Record<Thing, string> = {
  wood: "#a9743c",
  clay: "#d18a5b",
  coal: "#55555c",
  stone: "#b9b6ab",
  steel: "#8fa7b8",
  thaler: "#e9b949",
};
