import { parse, type Entry, type Pattern } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./words.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../gallery/**", "!../api/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob<string>("../../../crates/text/lang/*/{web,editions,learn}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of a language with the names of their values. */
function messages(language: string): Map<string, string> {
  const text = ["web", "editions", "learn"].map((name) => files[`../../../crates/text/lang/${language}/${name}.ftl`] ?? "").join("\n");
  const found = new Map<string, string>();
  for (const entry of parse(text, { withSpans: false }).body as Entry[]) {
    if (entry.type === "Junk") throw new Error(`${language}: not understood: ${entry.content}`);
    if (entry.type !== "Message") continue;
    found.set(entry.id.name, variables(entry.value));
  }
  return found;
}

function variables(pattern: Pattern | null): string {
  const names = new Set<string>();
  JSON.stringify(pattern, (key, value: unknown) => {
    const node = value as { type?: string; id?: { name: string } } | null;
    if (node?.type === "VariableReference" && node.id) names.add(node.id.name);
    return key === "span" ? undefined : value;
  });
  return [...names].sort().join(" ");
}

const languages = [...new Set(Object.keys(files).map((file) => file.split("/").at(-2) ?? ""))];
const english = messages("en");
const code = Object.values(sources).join("\n");
const literal = new Set([...code.matchAll(/["'`](web-[\w-]*\w)["'`]/g)].map((match) => match[1] ?? ""));
/** Keys made from a word of the game, such as `web-colour-${colour}`. */
const built = [...code.matchAll(/`(web-[\w-]*-)\$\{[^`]*`/g)].map((match) => match[1] ?? "");

describe("the words of the page", () => {
  it("has every message the page asks for", () => {
    expect([...literal].filter((key) => !english.has(key))).toEqual([]);
    expect(built.filter((prefix) => ![...english.keys()].some((key) => key.startsWith(prefix)))).toEqual([]);
  });

  it("has no message nobody asks for", () => {
    expect([...english.keys()].filter((key) => !literal.has(key) && !built.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });

  it("speaks every language of the program, each named in itself", () => {
    expect(Object.keys(LANGUAGES).sort()).toEqual([...languages].sort());
    expect(LANGUAGES).toMatchObject({ de: "Deutsch", en: "English", fr: "Français", it: "Italiano" });
  });

  it.each(languages.filter((language) => language !== "en"))("says in %s all that it says in English, with the same values", (language) => {
    const own = messages(language);
    const missing = [...english.keys()].filter((key) => !own.has(key));
    const superfluous = [...own.keys()].filter((key) => !english.has(key));
    expect({ missing, superfluous }).toEqual({ missing: [], superfluous: [] });
    for (const [key, values] of english) expect(`${key}: ${own.get(key) ?? ""}`).toBe(`${key}: ${values}`);
  });
});
