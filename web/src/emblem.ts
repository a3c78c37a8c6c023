/** Colours of players with the emblem that doubles each, so that colour carries nothing alone. */
export type Emblem = "circle" | "triangle" | "diamond" | "square" | "cross";

const EMBLEMS: Record<string, Emblem> = {
  red: "circle",
  yellow: "triangle",
  green: "diamond",
  purple: "square",
  white: "cross",
  black: "square",
  blue: "square",
  grey: "cross",
};

/** The emblem of a player's colour. */
export function emblemOf(colour: string): Emblem {
  return EMBLEMS[colour] ?? "circle";
}

/** The emblem's outline around the origin, within a circle of radius `r`. */
export function emblemPath(emblem: Emblem, r: number): string {
  const n = (value: number): string => value.toFixed(2);
  switch (emblem) {
    case "circle":
      return `M${n(-r * 0.82)} 0a${n(r * 0.82)} ${n(r * 0.82)} 0 1 0 ${n(r * 1.64)} 0a${n(r * 0.82)} ${n(r * 0.82)} 0 1 0 ${n(-r * 1.64)} 0Z`;
    case "square": {
      const s = r * 0.74;
      return `M${n(-s)} ${n(-s)}H${n(s)}V${n(s)}H${n(-s)}Z`;
    }
    case "triangle":
      return `M0 ${n(-r)}L${n(r * 0.92)} ${n(r * 0.68)}H${n(-r * 0.92)}Z`;
    case "diamond":
      return `M0 ${n(-r)}L${n(r * 0.86)} 0L0 ${n(r)}L${n(-r * 0.86)} 0Z`;
    case "cross": {
      const a = r * 0.32;
      const b = r * 0.9;
      return `M${n(-a)} ${n(-b)}H${n(a)}V${n(-a)}H${n(b)}V${n(a)}H${n(a)}V${n(b)}H${n(-a)}V${n(a)}H${n(-b)}V${n(-a)}H${n(-a)}Z`;
    }
  }
}

/** Ink that is readable on a player's colour. */
export function inkOn(colour: string): string {
  return colour === "white" || colour === "yellow" ? "#2b1d00" : "#fff";
}
