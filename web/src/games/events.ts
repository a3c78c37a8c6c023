/** Reading what happened out of log lines: they are messages with named values, the same that are spoken. */
import type { LogEntry, Message, Value } from "../api/types";

/** A value of a message by its name. */
export function valueOf({ args }: Message, name: string): Value | null {
  return args.find(([key]) => key === name)?.[1] ?? null;
}

/** A value that is text, a number or a message without values, as one word: `arriala-colour-red` is `red`. */
export function wordOf(message: Message, name: string): string {
  const value = valueOf(message, name);
  if (value === null) return "";
  return typeof value === "object" ? (value.key.split("-").at(-1) ?? "") : String(value);
}

/** The messages of these log lines whose key begins so. */
export function about(news: readonly LogEntry[], prefix: string): Message[] {
  return news.map(({ words }) => words).filter(({ key }) => key.startsWith(prefix));
}
