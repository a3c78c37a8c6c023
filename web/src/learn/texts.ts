import { needFrom, type Language } from "../words/words.svelte";

/** The texts of lessons lie with the lessons. */
const files = import.meta.glob<string>("../../../crates/lessons/data/*/*.ftl", { query: "?raw", import: "default" });
const path = (id: string, language: Language): string => `../../../crates/lessons/data/${id}/${language}.ftl`;

/** Those of notes lie with the notes. */
const notes = import.meta.glob<string>("../../../crates/lessons/notes/*/*.ftl", { query: "?raw", import: "default" });
const notePath = (game: string, language: Language): string => `../../../crates/lessons/notes/${game}/${language}.ftl`;

/** Loads the texts of a game's notes. */
export function needNotes(game: string): Promise<void> {
  return needFrom(`notes-${game}`, async (language) => (await (notes[notePath(game, language)] ?? notes[notePath(game, "en")])?.()) ?? "");
}

/** Loads the texts of a lesson; a language that it has none in speaks English there. */
export function needLesson(id: string): Promise<void> {
  return needFrom(id, async (language) => (await (files[path(id, language)] ?? files[path(id, "en")])?.()) ?? "");
}
