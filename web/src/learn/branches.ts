/** A small tree of lines: every move that was tried, under the one it was tried after. */
import type { Message } from "../api/core";

export interface Branch {
  /** What was done, as the server writes it down. */
  move: string;
  /** The same in a sentence. */
  words: Message | null;
  after: readonly Branch[];
}

/** The tree with a line in it; words are those of the line's moves, as far as they are known. */
export function grow(tree: readonly Branch[], line: readonly string[], words: readonly (Message | null)[]): readonly Branch[] {
  const [move, ...rest] = line;
  if (move === undefined) return tree;
  const [word = null, ...others] = words;
  const there = tree.find((branch) => branch.move === move);
  const grown: Branch = { move, words: word ?? there?.words ?? null, after: grow(there?.after ?? [], rest, others) };
  return there === undefined ? [...tree, grown] : tree.map((branch) => (branch === there ? grown : branch));
}

/** The tree without what follows a line, and without its last move. */
export function prune(tree: readonly Branch[], line: readonly string[]): readonly Branch[] {
  const [move, ...rest] = line;
  if (move === undefined) return tree;
  if (rest.length === 0) return tree.filter((branch) => branch.move !== move);
  return tree.map((branch) => (branch.move === move ? { ...branch, after: prune(branch.after, rest) } : branch));
}
