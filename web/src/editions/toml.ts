/**
 * Where the values of a TOML file stand, so that one of them can be changed and all the rest stays as it was typed: comments, order,
 * white space. It reads what component data needs and is no judge of it: the server checks the text.
 */

interface Span {
  /** Offsets in the text. */
  start: number;
  end: number;
}
export interface Leaf extends Span {
  kind: "leaf";
  value: string | number | boolean;
}
export interface List extends Span {
  kind: "list";
  items: Node[];
}
export interface Table extends Span {
  kind: "table";
  entries: Map<string, Node>;
  /** Written between braces, on one line. */
  inline: boolean;
}
export type Node = Leaf | List | Table;
/** Names and places, such as `["town", 3, "name"]`. */
export type Path = readonly (string | number)[];
export type Value = string | number | boolean | readonly Value[];

const ESCAPES: Readonly<Record<string, string>> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };

class Reader {
  at = 0;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  get here(): string {
    return this.text.charAt(this.at);
  }
  fail(): never {
    throw new SyntaxError(`not understood at ${this.at}`);
  }
  /** Over blanks; with `lines` over ends of lines and comments too. */
  skip(lines: boolean): void {
    for (;;) {
      const one = this.here;
      if (one === " " || one === "\t" || (lines && (one === "\n" || one === "\r"))) this.at += 1;
      else if (lines && one === "#") this.toLineEnd();
      else return;
    }
  }
  toLineEnd(): void {
    const end = this.text.indexOf("\n", this.at);
    this.at = end < 0 ? this.text.length : end;
  }
  take(one: string): void {
    if (this.here !== one) this.fail();
    this.at += 1;
  }
  name(): string {
    if (this.here === '"' || this.here === "'") return this.string();
    const start = this.at;
    while (/[\w-]/.test(this.here)) this.at += 1;
    if (start === this.at) this.fail();
    return this.text.slice(start, this.at);
  }
  names(): string[] {
    const all = [this.name()];
    for (;;) {
      this.skip(false);
      if (this.here !== ".") return all;
      this.at += 1;
      this.skip(false);
      all.push(this.name());
    }
  }
  string(): string {
    const quote = this.here;
    const long = quote.repeat(3);
    const end = this.text.startsWith(long, this.at) ? long : quote;
    this.at += end.length;
    if (end === long && this.here === "\n") this.at += 1;
    let value = "";
    while (!this.text.startsWith(end, this.at)) {
      if (this.at >= this.text.length || (end !== long && this.here === "\n")) this.fail();
      if (quote === '"' && this.here === "\\") {
        value += this.escape();
      } else {
        value += this.here;
        this.at += 1;
      }
    }
    this.at += end.length;
    return value;
  }
  private escape(): string {
    const kind = this.text.charAt(this.at + 1);
    this.at += 2;
    if (kind === "u" || kind === "U") {
      const digits = kind === "u" ? 4 : 8;
      const code = Number.parseInt(this.text.slice(this.at, this.at + digits), 16);
      this.at += digits;
      return Number.isNaN(code) || code > 0x10ffff ? this.fail() : String.fromCodePoint(code);
    }
    return ESCAPES[kind] ?? this.fail();
  }
  value(): Node {
    const start = this.at;
    const one = this.here;
    if (one === '"' || one === "'") return { kind: "leaf", value: this.string(), start, end: this.at };
    if (one === "[") {
      const items: Node[] = [];
      this.at += 1;
      this.skip(true);
      while (this.here !== "]") {
        items.push(this.value());
        this.skip(true);
        if (this.here === ",") this.at += 1;
        else if (this.here !== "]") this.fail();
        this.skip(true);
      }
      this.at += 1;
      return { kind: "list", items, start, end: this.at };
    }
    if (one === "{") {
      const entries = new Map<string, Node>();
      this.at += 1;
      this.skip(true);
      while (this.here !== "}") {
        this.pair(entries);
        this.skip(true);
        if (this.here === ",") this.at += 1;
        else if (this.here !== "}") this.fail();
        this.skip(true);
      }
      this.at += 1;
      return { kind: "table", entries, inline: true, start, end: this.at };
    }
    while (/[\w+.:-]/.test(this.here)) this.at += 1;
    const word = this.text.slice(start, this.at);
    if (word === "") this.fail();
    const number = Number(word.replaceAll("_", ""));
    const value = word === "true" ? true : word === "false" ? false : Number.isNaN(number) ? word : number;
    return { kind: "leaf", value, start, end: this.at };
  }
  pair(entries: Map<string, Node>): void {
    const start = this.at;
    const names = this.names();
    this.skip(false);
    this.take("=");
    this.skip(false);
    const value = this.value();
    const last = names.pop() ?? this.fail();
    let into = entries;
    for (const name of names) {
      const known = into.get(name);
      if (known && known.kind !== "table") this.fail();
      const table: Table = known?.kind === "table" ? known : { kind: "table", entries: new Map(), inline: true, start, end: this.at };
      into.set(name, table);
      into = table.entries;
    }
    into.set(last, value);
  }
}

/** The file's values with their places; `null` for a text that is no TOML. */
export function read(text: string): Table | null {
  const reader = new Reader(text);
  const root: Table = { kind: "table", entries: new Map(), inline: false, start: 0, end: 0 };
  let table = root;
  try {
    for (;;) {
      reader.skip(true);
      if (reader.at >= text.length) return root;
      if (reader.here === "[") table = header(reader, root);
      else {
        reader.pair(table.entries);
        table.end = reader.at;
      }
      reader.skip(false);
      if (reader.here === "#") reader.toLineEnd();
      if (reader.at < text.length && reader.here !== "\n" && reader.here !== "\r") return null;
    }
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function header(reader: Reader, root: Table): Table {
  const start = reader.at;
  reader.take("[");
  const many = reader.here === "[";
  if (many) reader.take("[");
  reader.skip(false);
  const names = reader.names();
  reader.take("]");
  if (many) reader.take("]");
  const fresh = (): Table => ({ kind: "table", entries: new Map(), inline: false, start, end: reader.at });
  let into = root;
  const last = names.pop() ?? reader.fail();
  for (const name of names) {
    const known = into.entries.get(name);
    const next = known?.kind === "list" ? known.items.at(-1) : (known ?? fresh());
    if (next?.kind !== "table") return reader.fail();
    if (!known) into.entries.set(name, next);
    into = next;
  }
  const known = into.entries.get(last);
  const made = fresh();
  if (!many) {
    if (known) return known.kind === "table" ? known : reader.fail();
    into.entries.set(last, made);
  } else if (known?.kind === "list") {
    known.items.push(made);
    known.end = reader.at;
  } else if (known) reader.fail();
  else into.entries.set(last, { kind: "list", items: [made], start, end: reader.at });
  return made;
}

/** What stands at a path. */
export function find(root: Node | null | undefined, path: Path): Node | undefined {
  let node = root ?? undefined;
  for (const step of path) {
    if (node?.kind === "table" && typeof step === "string") node = node.entries.get(step);
    else if (node?.kind === "list" && typeof step === "number") node = node.items[step];
    else return undefined;
  }
  return node;
}

/** A string, number or truth value at a path. */
export function leaf(root: Node | null | undefined, path: Path): string | number | boolean | undefined {
  const node = find(root, path);
  return node?.kind === "leaf" ? node.value : undefined;
}

/** The text at a path; empty where there is none. */
export const words = (root: Node | null | undefined, path: Path): string => String(leaf(root, path) ?? "");

/** The entries of a list; none where there is no list. */
export function items(root: Node | null | undefined, path: Path): Node[] {
  const node = find(root, path);
  return node?.kind === "list" ? node.items : [];
}

/** A value as it is written. */
export function written(value: Value): string {
  // JSON's escapes are TOML's as well.
  if (typeof value === "string") return JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  if (typeof value === "object") return `[${value.map(written).join(", ")}]`;
  return String(value);
}

const spliced = (text: string, { start, end }: Span, put: string): string => text.slice(0, start) + put + text.slice(end);

/** Sets a value; one that is not there is added to its table. The text itself where the path leads nowhere. */
export function set(text: string, path: Path, value: Value): string {
  const root = read(text);
  const node = find(root, path);
  if (node) return spliced(text, node, written(value));
  const name = path.at(-1);
  const table = find(root, path.slice(0, -1));
  if (table?.kind !== "table" || typeof name !== "string") return text;
  const put = `${name} = ${written(value)}`;
  if (!table.inline)
    return spliced(text, { start: table.end, end: table.end }, `${table.end === 0 ? "" : "\n"}${put}${table.end === 0 ? "\n" : ""}`);
  const last = [...table.entries.values()].at(-1);
  const at = last?.end ?? table.start + 1;
  return spliced(text, { start: at, end: at }, last ? `, ${put}` : ` ${put} `);
}

/** Takes a value out of its table, with its line. */
export function unset(text: string, path: Path): string {
  const node = find(read(text), path);
  if (!node) return text;
  const start = text.lastIndexOf("\n", node.start - 1) + 1;
  const end = text.indexOf("\n", node.end);
  return spliced(text, { start, end: end < 0 ? text.length : end + 1 }, "");
}

/** Puts a table of a list (`[[name]]`) behind the one at a place, or behind the last. */
export function add(text: string, name: string, values: Readonly<Record<string, Value>>, behind?: number): string {
  const block = [`[[${name}]]`, ...Object.entries(values).map(([key, value]) => `${key} = ${written(value)}`)].join("\n");
  const all = items(read(text), [name]);
  const before = all[behind ?? all.length - 1];
  if (!before) return `${text.trimEnd()}\n\n${block}\n`;
  // The rest of the last line is a comment on it.
  const end = text.indexOf("\n", before.end);
  const at = end < 0 ? text.length : end;
  return spliced(text, { start: at, end: at }, `\n\n${block}`);
}

/** Puts a value behind the one at a place of a list between brackets, as it is written. */
export function insert(text: string, path: Path, behind: number, put: string): string {
  const node = find(read(text), [...path, behind]);
  if (!node) return text;
  const indent = text.slice(text.lastIndexOf("\n", node.start - 1) + 1, node.start);
  if (indent.trim() !== "") return spliced(text, { start: node.end, end: node.end }, `, ${put}`);
  // On lines of their own: the comment behind the one before stays behind it.
  const comma = /^\s*,/.exec(text.slice(node.end));
  const closed = comma ? text : spliced(text, { start: node.end, end: node.end }, ",");
  const from = closed.indexOf("\n", node.end + 1);
  const at = from < 0 ? closed.length : from;
  return spliced(closed, { start: at, end: at }, `\n${indent}${put},`);
}

/** Takes an entry out of a list, whether it is a table with a header or stands between brackets. */
export function remove(text: string, path: Path): string {
  const node = find(read(text), path);
  if (!node) return text;
  let { start, end } = node;
  const comma = /^\s*,/.exec(text.slice(end));
  if (comma) end += comma[0].length;
  const before = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const rest = text.slice(end, next < 0 ? text.length : next);
  if (text.slice(before, start).trim() === "" && (rest.trim() === "" || rest.trim().startsWith("#"))) {
    start = before;
    end = next < 0 ? text.length : next + 1;
    // One blank line is enough between what is left.
    if (text.slice(0, start).endsWith("\n\n") && text.charAt(end) === "\n") end += 1;
  }
  return spliced(text, { start, end }, "");
}

/** The line, from 1, at an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}
