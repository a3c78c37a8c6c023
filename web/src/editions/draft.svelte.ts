/** An edition while it is being written: its text, what the server says about it, and how a table with it looks. */
import type { EditionFileInfo, EditionPreview, EditionReport } from "../api/types";
import { Failure } from "../net/http";
import { check, preview } from "./ask";
import { keep, type Own } from "./shelf";
import { find, lineAt, read, set, words, written, type Path } from "./toml";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 350;
/** So many steps can be taken back. */
const STEPS = 200;

/** The file that says what the edition is called. */
const ABOUT = "edition.toml";

type Files = readonly EditionFileInfo[];

export class Draft {
  readonly id: string;
  readonly game: string;
  files = $state.raw<Files>([]);
  /** The file whose text is shown. */
  open = $state(0);
  /** The place in the text that a form is about; a new object each time. */
  at = $state.raw<{ file: string; line: number } | null>(null);
  /** What was found in the text as it was when the server was asked last. */
  report = $state.raw<EditionReport | null>(null);
  /** The last good table. */
  shown = $state.raw<EditionPreview | null>(null);
  /** Options of the table that is shown, such as the deck. */
  options = $state.raw<Readonly<Record<string, string>>>({});
  /** The table shown is that of an earlier text. */
  stale = $state(false);
  /** The server is being asked. */
  asking = $state(false);
  /** The server did not answer, or no table could be laid out. */
  failure = $state.raw<Failure | null>(null);
  /** The browser keeps it beyond this page. */
  kept = $state(true);
  private past = $state.raw<readonly Files[]>([]);
  private future = $state.raw<readonly Files[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;
  /** What is being typed in: further typing there is the same step. */
  private typing: string | null = null;

  private first = $state("");
  readonly text = $derived(this.files[this.open]?.text ?? "");
  readonly name = $derived(words(read(this.textOf(ABOUT)), ["name"]) || this.first);
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly good = $derived(this.report !== null && this.report.errors.length === 0);

  constructor(own: Own, options: Readonly<Record<string, string>>) {
    this.id = own.id;
    this.game = own.game;
    this.first = own.name;
    this.files = own.files;
    this.options = options;
    void this.ask();
  }

  textOf(name: string): string {
    return this.files.find((file) => file.name === name)?.text ?? "";
  }

  /** Another text of a file. Changes one after the other in the same place are one step back. */
  write(name: string, text: string, place: string | null = null): void {
    const before = this.files.find((file) => file.name === name)?.text;
    if (before === undefined || before === text) return;
    const fresh = place === null || this.typing !== place;
    this.typing = place;
    this.change(
      this.files.map((file) => (file.name === name ? { name, text } : file)),
      fresh,
    );
  }

  /** Files that are added, or take the place of those of the same name. */
  addFiles(more: Files): void {
    const names = new Set(more.map(({ name }) => name));
    this.typing = null;
    this.change([...this.files.filter(({ name }) => !names.has(name)), ...more], true);
    this.open = Math.max(
      this.files.findIndex(({ name }) => names.has(name)),
      0,
    );
  }

  removeFile(name: string): void {
    this.typing = null;
    this.open = 0;
    this.change(
      this.files.filter((file) => file.name !== name),
      true,
    );
  }

  undo(): void {
    const to = this.past.at(-1);
    if (!to) return;
    this.future = [...this.future, this.files];
    this.past = this.past.slice(0, -1);
    this.become(to);
  }

  redo(): void {
    const to = this.future.at(-1);
    if (!to) return;
    this.past = [...this.past, this.files];
    this.future = this.future.slice(0, -1);
    this.become(to);
  }

  /** Shows where something stands in a file. */
  point(file: string, path: Path): void {
    const text = this.textOf(file);
    const node = find(read(text), path);
    const place = this.files.findIndex(({ name }) => name === file);
    if (!node || place < 0) return;
    this.open = place;
    this.at = { file, line: lineAt(text, node.start + 1) };
  }

  rename(name: string): void {
    if (this.files.some((file) => file.name === ABOUT)) this.write(ABOUT, set(this.textOf(ABOUT), ["name"], name), "rename");
    else this.change([{ name: ABOUT, text: `game = ${written(this.game)}\nname = ${written(name)}\n` }, ...this.files], true);
  }

  show(options: Readonly<Record<string, string>>): void {
    this.options = options;
    void this.ask();
  }

  /** Asks at once. */
  async ask(): Promise<void> {
    clearTimeout(this.timer);
    this.round += 1;
    const mine = this.round;
    const body = { game: this.game, files: this.files.map((file) => ({ ...file })) };
    this.asking = true;
    try {
      const report = await check(body);
      if (mine !== this.round) return;
      this.report = report;
      this.failure = null;
      if (report.errors.length === 0) {
        const shown = await preview({ ...body, options: { ...this.options } });
        if (mine !== this.round) return;
        this.shown = shown;
        this.stale = false;
      } else this.stale = this.shown !== null;
      this.save();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (mine !== this.round) return;
      this.failure = error;
      this.stale = this.shown !== null;
    } finally {
      if (mine === this.round) this.asking = false;
    }
  }

  /** No more questions: the page is left. */
  end(): void {
    clearTimeout(this.timer);
    this.round += 1;
  }

  private become(files: Files): void {
    this.typing = null;
    this.files = files;
    this.open = Math.min(this.open, files.length - 1);
    this.changed();
  }

  private change(files: Files, step: boolean): void {
    if (step) this.past = [...this.past.slice(-STEPS), this.files];
    this.future = [];
    this.files = files;
    this.changed();
  }

  private changed(): void {
    this.round += 1;
    this.asking = false;
    this.save();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** Keeps it in this browser, under the hash that a server has given it. */
  save(hash = this.good ? (this.report?.hash ?? null) : null): void {
    this.kept = keep({ id: this.id, name: this.name, game: this.game, at: Date.now(), hash, files: [...this.files] });
  }
}
