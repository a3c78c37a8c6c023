import { language } from "../words/words.svelte";

const MINUTE = 60_000;
const STEPS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long ago something was, as the language says it: "3 minutes ago", "yesterday". */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const minutes = Math.max(0, now - at) / MINUTE;
  for (const [unit, length] of STEPS) if (minutes >= length) return format.format(-Math.floor(minutes / length), unit);
  return format.format(0, "second");
}

/** A time to come: the hour, with the day of the week unless it is today, with the date where a week has passed by then. */
export function timeName(at: number, now: number): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date(now).toDateString();
  const far = at - now > 6 * 24 * 60 * MINUTE;
  return new Intl.DateTimeFormat(language(), {
    hour: "numeric",
    minute: "2-digit",
    ...(today ? {} : { weekday: "long" }),
    ...(far ? { day: "numeric", month: "long" } : {}),
  }).format(then);
}

/** A length of time in hours, minutes and seconds: "1:04:09", "12:30". */
export function duration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
