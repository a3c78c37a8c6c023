import { needFrom, type Language } from "../words/words.svelte";

/** The texts of lessons lie with the lessons. */
const files = import.meta.glob<string>("../../../crates/lessons/data/*/*.ftl", { query: "?raw", import: "default" });
const path = (id: string, language: Language): string => `../../../crates/lessons/data/${id}/${language}.ftl`;

/** Loads the texts of a lesson; a language that it has none in speaks English there. */
export function needLesson(id: string): Promise<void> {
  return needFrom(id, async (language) => (await (files[path(id, language)] ?? files[path(id, "en")])?.()) ?? "");
}
