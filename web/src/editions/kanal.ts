/** Kanal's files as the forms change them. */
import type { EditionFileInfo } from "../api/types";
import { find, items, leaf, read, set, words, type Node, type Path } from "./toml";

export const BOARD = "board.toml";

export interface CardText {
  id: string;
  name: string;
  costs: string[];
  prestige: number;
  effect: string;
  drawing: string;
}
export interface DeckText {
  file: string;
  letter: string;
  name: string;
}

/** A text that can stand in several languages: where it is written in this one, or in the first that there is. */
function place(node: Node | undefined, language: string): string | null {
  if (node?.kind !== "table") return null;
  return node.entries.has(language) ? language : ([...node.entries.keys()][0] ?? null);
}
function spoken(root: Node | null | undefined, path: Path, language: string): string {
  const node = find(root, path);
  const own = place(node, language);
  return own === null ? words(root, path) : words(node, [own]);
}
/** Another text in this language; the others stay. */
export function speakOtherwise(text: string, path: Path, language: string, value: string): string {
  const own = place(find(read(text), path), language);
  return set(text, own === null ? path : [...path, own], value);
}

/** The decks among the files. */
export function decks(files: readonly EditionFileInfo[], language: string): DeckText[] {
  return files.flatMap(({ name: file, text }) => {
    const root = read(text);
    const letter = words(root, ["deck"]);
    return letter === "" ? [] : [{ file, letter, name: spoken(root, ["name"], language) }];
  });
}

export function cards(text: string, language: string): CardText[] {
  return items(read(text), ["card"]).map((card) => ({
    id: words(card, ["id"]),
    name: spoken(card, ["name"], language),
    costs: items(card, ["cost"]).map((cost) => String(leaf(cost, []) ?? "")),
    prestige: Number(leaf(card, ["prestige"]) ?? 0),
    effect: words(card, ["effect"]),
    drawing: words(card, ["drawing"]),
  }));
}

/** Table options with which one of the edition's decks lies on the table. */
export function optionsFor(game: string, files: readonly EditionFileInfo[]): Record<string, string> {
  const first = game === "kanal" ? decks(files, "en")[0] : undefined;
  return first ? { deck: first.letter.toLowerCase() } : {};
}
