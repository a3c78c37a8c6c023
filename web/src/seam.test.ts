/**
 * The page takes nothing apart: what is offered, what happened and what is seen come as data. This test reads the sources and
 * fails where one of them parses notation, message keys, prose or the keys of targets.
 */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts", "!./api/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ways to look into a text. */
const INTO = String.raw`\s*\??\.\s*(?:split|startsWith|endsWith|slice|substring|substr|match|matchAll|replace|replaceAll|indexOf|charAt|at)\(`;
/** What is whole: a message's key, a target's key, words in a language, an action as it is typed. */
const WHOLE = String.raw`(?:\b(?:action|notation|wording|sentence|target)|\.(?:key|words)|\b(?:keyOf|say|t)\([^()]*\)|"data-target"\)(?:\s*\?\?\s*"")?\)?)`;
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ["looks into a text that is a whole", new RegExp(WHOLE + INTO)],
  ["matches a text that is a whole", /\.(?:exec|test)\([^()]*(?:\b(?:action|notation|target)|\.(?:key|words))\)/],
  // The key of the keyboard's event is another thing.
  ["compares the key of a message", /(?<!\bevent)\.key\s*[!=]==?\s*["'`]/],
  ["branches by the key of a message", /\bswitch\s*\(\s*(?!event\.)[\w.?]*\bkey\s*\)/],
  ["looks up by the key of a message", /\[[\w.?]*(?:words|message|question|why)\??\.key\]/],
  ["knows notation", /\bnotation\b/],
  ["reads the values of a message as a list", /\.args\b/],
];

/** The code without its comments: they may speak about notation. */
const bare = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:"'`\w])\/\/.*$/gm, "");

function found(code: string): string[] {
  return bare(code)
    .split("\n")
    .flatMap((line) => FORBIDDEN.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${what}: ${line.trim()}`));
}

it("nothing in the page parses notation, message keys, prose or targets", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  const all = Object.entries(sources).flatMap(([file, code]) => found(code).map((what) => `${file} ${what}`));
  expect(all).toEqual([]);
});

it.each([
  `const [verb, a] = action.split(" ");`,
  `if (choice.notation === "end") return;`,
  `news.filter(({ words }) => words.key.startsWith("arriala-event-"))`,
  `const colour = value.key.split("-").at(-1);`,
  `if (line.words.key === "table-turn") glow(board);`,
  `switch (message.key) {`,
  `const icon = ICONS[line.words.key];`,
  `const name = say(card.name).split(" – ")[0];`,
  `t("web-points").slice(0, 3)`,
  `/^p(\\d)$/.exec(message.key)`,
  `if (target?.startsWith("worker:")) grab();`,
  `keyOf(target).split(":")`,
  `(element.getAttribute("data-target") ?? "").split(":")`,
  `message.args.find(([name]) => name === "seat")`,
])("finds %s", (line) => {
  expect(found(line)).not.toEqual([]);
});

it.each([
  `if (event.key === "Escape") controller.letGo();`,
  `selection.lit.has(target)`,
  `say(choice.words).toLowerCase().includes(filter)`,
  `<button data-target={keyOf(target)}>`,
  `// The notation is for records: action.split(" ") is done in Rust.`,
  `const rest = picked.slice(0, index);`,
  `score.parts.filter((part) => part.key === key)`,
  `event.target instanceof Element`,
])("leaves alone %s", (line) => {
  expect(found(line)).toEqual([]);
});
