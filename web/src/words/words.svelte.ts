import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../api/core";

/** The code of a language: the name of its folder. */
export type Language = string;

// The same files as the terminal's, but for what only it says. Each is a chunk of its own, loaded when it is needed.
const files = import.meta.glob<string>(["../../../crates/text/lang/*/*.ftl", "!**/terminal.ftl"], { query: "?raw", import: "default" });
/** The languages there are, each named in itself. A new one is a new folder. */
export const LANGUAGES: Record<Language, string> = Object.fromEntries(
  [...new Set(Object.keys(files).map((file) => file.split("/").at(-2) ?? ""))].map((code) => [code, nameOf(code)]),
);

function nameOf(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const path = (language: Language, file: string): string => `../../../crates/text/lang/${language}/${file}.ftl`;

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set<string>(["table", "web"]);
/** Words that lie elsewhere, such as those of a lesson: how they are loaded, by their names. */
const elsewhere = new Map<string, (language: Language) => Promise<string>>();

/** Grows when words arrive or the language changes, so that whatever shows words is drawn again. */
let edition = $state(0);
let current = $state<Language>("en");

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

async function loadFile(language: Language, file: string): Promise<void> {
  const name = path(language, file);
  const load = files[name];
  if (loaded.has(name)) return;
  loaded.add(name);
  if (load) bundleOf(language).addResource(new FluentResource(await load()));
  // A language that lacks a whole file speaks English there.
  else if (language !== "en") await loadFile("en", file);
}

async function loadElsewhere(language: Language, name: string): Promise<void> {
  const load = elsewhere.get(name);
  const key = `${name}/${language}`;
  if (load === undefined || loaded.has(key)) return;
  loaded.add(key);
  bundleOf(language).addResource(new FluentResource(await load(language)));
}

/** The language shown now. */
export function language(): Language {
  return current;
}

/** The browser's language, unless the player has chosen another. */
export function preferredLanguage(): Language {
  const known = (code: string | null): code is Language => code !== null && code in LANGUAGES;
  const asked = new URLSearchParams(location.search).get("lang");
  if (known(asked)) return asked;
  try {
    const chosen = localStorage.getItem("towpath-language");
    if (known(chosen)) return chosen;
  } catch {
    // Storage can be forbidden; the browser's languages decide then.
  }
  for (const code of navigator.languages) {
    const short = code.slice(0, 2).toLowerCase();
    if (known(short)) return short;
  }
  return "en";
}

/** Changes the language and remembers it. */
export async function speak(next: Language, remember: "remember" | "once" = "remember"): Promise<void> {
  const files = [...wanted].map((file) => loadFile(next, file));
  await Promise.all([...files, ...[...elsewhere.keys()].map((name) => loadElsewhere(next, name))]);
  current = next;
  edition += 1;
  document.documentElement.lang = next;
  if (remember === "once") return;
  try {
    localStorage.setItem("towpath-language", next);
  } catch {
    // It holds until the page is closed.
  }
}

/** Loads the words of a game. */
export async function need(file: string): Promise<void> {
  wanted.add(file);
  await loadFile(current, file);
  edition += 1;
}

/** Loads words that do not lie with the others, in this language and in those that are chosen later. */
export async function needFrom(name: string, load: (language: Language) => Promise<string>): Promise<void> {
  elsewhere.set(name, load);
  await loadElsewhere(current, name);
  edition += 1;
}

function format(key: string, args: Record<string, FluentVariable>, language: Language): string | null {
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return null;
  return bundle.formatPattern(message.value, args, []);
}

/** A message of the page in the player's language. A key that nobody knows is shown as it is. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  void edition;
  return format(key, args, current) ?? format(key, args, "en") ?? `[${key}]`;
}

/** Whether there are words for this key. */
export function has(key: string): boolean {
  void edition;
  return Boolean(bundles.get(current)?.hasMessage(key) ?? bundles.get("en")?.hasMessage(key));
}

/** A player as the engine names one: by the number of the side, or by the colour. */
export type PlayerRef = number | string;

/** The players of the table that is looked at, by their seats. */
let players = $state.raw<readonly { name: string; colour: string | null }[]>([]);

/** Says whose names stand for the seats from now on; nobody's once the table is left. */
export function introduce(next: readonly { name: string; colour: string | null }[]): void {
  players = next;
}

/** The seat of a player of this table; `null` for a side that nobody plays, and away from the table. */
export function seatOf(player: PlayerRef): number | null {
  const seat = typeof player === "number" ? player : players.findIndex(({ colour }) => colour === player);
  return players[seat] === undefined ? null : seat;
}

/** What a player of this table is called; `null` where nobody is known. */
export function nameOfPlayer(player: PlayerRef): string | null {
  const seat = seatOf(player);
  return (seat === null ? undefined : players[seat]?.name) || null;
}

/** A message of the engine in the player's language. A player is called by name where the names are known. */
export function say(message: Message): string {
  const { key, player, ...values } = message;
  if (player !== undefined && typeof player !== "object") {
    const name = nameOfPlayer(player);
    if (name !== null) return name;
  }
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) args[name] = typeof value === "object" ? say(value) : value;
  return t(key, args);
}
