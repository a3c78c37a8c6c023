/** A study as the end of a link, and the studies that this browser keeps. */
export interface Shared {
  /** The scenario it begins with. */
  start: string;
  /** The hash of the component data; that of the game if there is none. */
  edition: string | null;
  line: readonly string[];
}

/** A link longer than this is not understood everywhere. */
export const LONGEST = 8000;

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());
}

export async function pack(study: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(study)), new CompressionStream("deflate-raw"));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a link holds; `null` if it is none, or has been cut off. */
export async function unpack(text: string): Promise<Shared | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const read = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))) as Partial<Shared>;
    if (typeof read.start !== "string" || !Array.isArray(read.line)) return null;
    return { start: read.start, edition: read.edition ?? null, line: read.line.map(String) };
  } catch {
    return null;
  }
}

const KEY = "towpath-studies";

export interface Kept extends Shared {
  name: string;
  game: string;
}

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Keeps a study under its name; `false` if the browser has no room. */
export function keepStudy(study: Kept): boolean {
  const others = kept().filter(({ name, game }) => name !== study.name || game !== study.game);
  try {
    localStorage.setItem(KEY, JSON.stringify([study, ...others].slice(0, 50)));
    return true;
  } catch {
    return false;
  }
}

export function forgetStudy({ name, game }: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept().filter((one) => one.name !== name || one.game !== game)));
}
