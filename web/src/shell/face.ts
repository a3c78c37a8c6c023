/** Portraits of bots, put together from a few parts; the same name always has the same face. */

/** A name as a number, the same on every machine (FNV-1a). */
export function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of name) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return number;
}

export interface Face {
  skin: string;
  hair: string;
  cloth: string;
  scarf: string;
  hat: "none" | "cap" | "bowler" | "straw" | "kerchief";
  cut: "short" | "long" | "bun" | "curls";
  beard: "none" | "moustache" | "full";
  collar: "scarf" | "shirt" | "roll";
}

const SKINS = ["#f0cfae", "#dfb08a", "#b98258", "#8a5a3c"];
const HAIRS = ["#3a2a20", "#7a4a26", "#b98a4a", "#8f8f8c", "#5b2c1c"];
const CLOTHS = ["#2f5d73", "#5f6f3a", "#7a3b34", "#4b4a63", "#8a6a2c"];
const SCARVES = ["#c9503c", "#d9a441", "#3f7f6b", "#e8dfc8"];
const HATS = ["none", "cap", "bowler", "straw", "kerchief"] as const;
const CUTS = ["short", "long", "bun", "curls"] as const;
const BEARDS = ["none", "none", "moustache", "full"] as const;
const COLLARS = ["scarf", "shirt", "roll"] as const;

/** The face of a name. */
export function faceOf(name: string): Face {
  let left = numberOf(name);
  const pick = <T>(of: readonly [T, ...T[]] | readonly T[]): T => {
    const found = of[left % of.length] as T;
    left = Math.floor(left / of.length);
    return found;
  };
  const cut = pick(CUTS);
  const hat = pick(HATS);
  const beard = pick(BEARDS);
  return {
    cut,
    hat,
    beard: cut === "short" ? beard : "none",
    skin: pick(SKINS),
    hair: pick(HAIRS),
    cloth: pick(CLOTHS),
    collar: pick(COLLARS),
    scarf: pick(SCARVES),
  };
}

/** The first letters of a person's name, two at most. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
