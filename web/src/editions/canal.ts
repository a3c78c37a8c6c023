/** Canal Mania's files as the forms change them: one value at a time, the rest of the text as it was typed. */
import { hexOf, nameOf as lower, type Hex } from "../games/canal-mania/hex";
import { add, find, insert, items, leaf, read, remove, set, words, type Table } from "./toml";

export const MAP = "map.toml";
export const CONTRACTS = "contracts.toml";
export const DECK = "build_deck.toml";

/** How the ground is written in a row of the map. */
export const GROUNDS = { sea: ".", clear: "c", difficult: "d", town: "T" } as const;
export type Ground = keyof typeof GROUNDS;
export const COLOURS = ["red", "yellow", "green", "blue", "black", "purple"] as const;

export type Spot = Hex;

/** The name of a hex as the files have it. */
export const nameOf = (spot: Spot): string => lower(spot).toUpperCase();
/** Reads the name of a hex, such as `H15`. */
export const spotOf = (name: string): Spot | null => hexOf(name.trim());
const sameSpot = (a: Spot | null, b: Spot | null): boolean => a !== null && b !== null && a.col === b.col && a.row === b.row;

const rows = (root: Table | null): string[] => items(root, ["grid", "terrain"]).map((row) => String(leaf(row, []) ?? ""));
/** The rows of the map as they are written. */
export const terrain = (text: string): string[] => rows(read(text));

export function groundAt(text: string, { col, row }: Spot): Ground | null {
  const written = terrain(text)[row]?.charAt(col);
  const known = Object.entries(GROUNDS).find(([, letter]) => letter === written);
  return known ? (known[0] as Ground) : null;
}

function paint(text: string, { col, row }: Spot, letter: string): string {
  const line = terrain(text)[row];
  if (line === undefined || col < 0 || col >= line.length) return text;
  return set(text, ["grid", "terrain", row], line.slice(0, col) + letter + line.slice(col + 1));
}

/** The place of the town on a hex in the list of towns. */
export function townOn(text: string, spot: Spot): number | null {
  const root = read(text);
  const place = items(root, ["town"]).findIndex((town) => sameSpot(spotOf(words(town, ["hex"])), spot));
  return place < 0 ? null : place;
}

export interface TownText {
  id: string;
  name: string;
  hex: string;
  colour: string;
  city: boolean;
}
export function towns(text: string): TownText[] {
  return items(read(text), ["town"]).map((town) => ({
    id: words(town, ["id"]),
    name: words(town, ["name"]),
    hex: words(town, ["hex"]),
    colour: words(town, ["colour"]),
    city: leaf(town, ["city"]) === true,
  }));
}

/** Moves a town; the ground it comes to lies where it was. The text itself where there is no room for it. */
export function moveTown(text: string, place: number, to: Spot): string {
  const from = spotOf(towns(text)[place]?.hex ?? "");
  const letter = terrain(text)[to.row]?.charAt(to.col);
  if (from === null || !letter || letter === GROUNDS.town) return text;
  return paint(paint(set(text, ["town", place, "hex"], nameOf(to)), from, letter), to, GROUNDS.town);
}

/** Other ground on a hex. A town comes with a name of its own, and goes with the ground. */
export function setGround(text: string, spot: Spot, ground: Ground): string {
  const place = townOn(text, spot);
  const painted = paint(text, spot, GROUNDS[ground]);
  if (ground === "town") return place === null ? addTown(painted, spot) : painted;
  return place === null ? painted : remove(painted, ["town", place]);
}

function addTown(text: string, spot: Spot): string {
  const taken = new Set(towns(text).map(({ id }) => id));
  let number = 1;
  while (taken.has(`town-${number}`)) number += 1;
  return add(text, "town", {
    id: `town-${number}`,
    name: `Town ${number}`,
    hex: nameOf(spot),
    colour: COLOURS[number % 6] ?? "red",
    city: false,
  });
}

/** A row at the lower edge, or a column at the right. */
export function grow(text: string, by: "row" | "column"): string {
  const all = terrain(text);
  const wide = all[0]?.length ?? 0;
  if (by === "row") return insert(text, ["grid", "terrain"], all.length - 1, JSON.stringify(GROUNDS.clear.repeat(wide)));
  return all.reduce((changed, line, row) => set(changed, ["grid", "terrain", row], line + GROUNDS.clear), text);
}

/** Without the last row or column. */
export function shrink(text: string, by: "row" | "column"): string {
  const all = terrain(text);
  if (by === "row") return all.length > 1 ? remove(text, ["grid", "terrain", all.length - 1]) : text;
  if ((all[0]?.length ?? 0) < 2) return text;
  return all.reduce((changed, line, row) => set(changed, ["grid", "terrain", row], line.slice(0, -1)), text);
}

export interface ContractText {
  id: string;
  name: string;
  terminals: string[];
  via: string[];
  value: number;
  start: boolean;
}
const list = (root: Parameters<typeof find>[0], name: string): string[] => items(root, [name]).map((one) => String(leaf(one, []) ?? ""));
export function contracts(text: string): ContractText[] {
  return items(read(text), ["contract"]).map((contract) => ({
    id: words(contract, ["id"]),
    name: words(contract, ["name"]),
    terminals: list(contract, "terminals"),
    via: list(contract, "via"),
    value: Number(leaf(contract, ["value"]) ?? 0),
    start: leaf(contract, ["start"]) === true,
  }));
}

/** Contracts name towns: where one is called otherwise, they do too. */
export function renameTown(text: string, from: string, to: string): string {
  const root = read(text);
  let changed = text;
  items(root, ["contract"]).forEach((contract, place) => {
    for (const part of ["terminals", "via"]) {
      list(contract, part).forEach((name, at) => {
        if (name === from) changed = set(changed, ["contract", place, part, at], to);
      });
    }
  });
  return changed;
}

export function addContract(text: string, terminals: readonly [string, string]): string {
  const taken = new Set(contracts(text).map(({ id }) => id));
  let number = 1;
  while (taken.has(`contract-${number}`)) number += 1;
  return add(text, "contract", {
    id: `contract-${number}`,
    name: `Contract ${number}`,
    terminals: [...terminals],
    via: [],
    value: 4,
    start: false,
  });
}
