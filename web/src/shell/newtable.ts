import type { Clock, CreateTable, GameInfo, Hours, NewSeat, OptionInfo, Pace, Settings, Unfit } from "../api/types";

/** With whom one plays. */
export type Whom = "alone" | "bots" | "friends" | "here" | "open";
export const WHOM: readonly Whom[] = ["bots", "friends", "here", "alone", "open"];

export interface Seat {
  kind: NewSeat["kind"];
  name: string;
  level: string;
}

/** Whether a game can be played so: alone only where it has a game for one. */
export const possible = (game: GameInfo, whom: Whom): boolean => (whom === "alone" ? game.players[0] === 1 : game.players[1] > 1);

/** The numbers of players there are with this company, and the one that is chosen at first. */
export function counts(game: GameInfo, whom: Whom): { all: number[]; usual: number } {
  if (whom === "alone") return { all: [1], usual: 1 };
  const least = Math.max(2, game.players[0]);
  const all = Array.from({ length: game.players[1] - least + 1 }, (_, index) => least + index);
  return { all, usual: Math.min(whom === "bots" ? 3 : least, game.players[1]) };
}

const KIND: Record<Whom, NewSeat["kind"]> = { alone: "bot", bots: "bot", friends: "link", here: "here", open: "open" };

/** Who sits where: oneself first, then the company. */
export function seating(whom: Whom, players: number, level: string, before: readonly Seat[]): Seat[] {
  return Array.from({ length: players }, (_, index) => ({
    kind: index === 0 ? "here" : KIND[whom],
    name: before[index]?.name ?? "",
    level,
  }));
}

/** How fast it is played. */
export type Speed = "relaxed" | "clock" | "days";
export const SPEEDS: readonly Speed[] = ["relaxed", "clock", "days"];

const DAY = 86_400;
/** The clocks that go with a speed; the first is the usual one. */
export const CLOCKS: Record<Speed, readonly { words: string; clock: Clock }[]> = {
  relaxed: [{ words: "web-clock-off", clock: { kind: "off" } }],
  clock: [
    { words: "web-clock-quick", clock: { kind: "bank", seconds: 600, increment: 20, cap: 900 } },
    { words: "web-clock-calm", clock: { kind: "bank", seconds: 1800, increment: 60, cap: 3600 } },
  ],
  days: [
    { words: "web-clock-day", clock: { kind: "per_move", seconds: DAY } },
    { words: "web-clock-three-days", clock: { kind: "per_move", seconds: 3 * DAY } },
    { words: "web-clock-week", clock: { kind: "per_move", seconds: 7 * DAY } },
    { words: "web-clock-off", clock: { kind: "off" } },
  ],
};
/** What a clock is called. */
export function clockWords(clock: Clock): string {
  const same = (other: Clock): boolean =>
    JSON.stringify(other, Object.keys(other).sort()) === JSON.stringify(clock, Object.keys(clock).sort());
  const known = Object.values(CLOCKS).flat();
  return known.find((one) => same(one.clock))?.words ?? "web-clock-other";
}
export const paceOf = (speed: Speed): Pace => (speed === "days" ? "slow" : "live");

/** The hours of a day in which the clock of a slow game runs. */
export const HOURS: readonly (Hours | null)[] = [null, { from: 8 * 60, to: 22 * 60 }, { from: 17 * 60, to: 23 * 60 }];

/** When the clocks of a slow game stand still: the place in `HOURS`, weekends, and how many single days off. */
export interface Rest {
  hours: number;
  weekend: boolean;
  singleDays: number;
}

/** Whether the server would accept these options together; it says itself which it would not. */
export function fits(unfit: readonly Unfit[], players: number, options: Readonly<Record<string, string>>): boolean {
  const hit = (wrong: Unfit): boolean =>
    wrong.players === players && Object.entries(wrong.options).every(([name, value]) => options[name] === value);
  return !unfit.some(hit);
}

/**
 * The options that stay when something else has changed: each in turn, as long as it goes with those before. Where the usual value
 * of an option of the game does not fit, as with component data that lacks a deck, it is the first that does.
 */
export function fitting(
  unfit: readonly Unfit[],
  players: number,
  options: Readonly<Record<string, string>>,
  all: readonly OptionInfo[] = [],
): Record<string, string> {
  let kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(options)) {
    const more = { ...kept, [name]: value };
    if (fits(unfit, players, more)) kept = more;
  }
  for (const { name, values } of all) {
    if (kept[name] !== undefined || fits(unfit, players, { [name]: values[0] ?? "" })) continue;
    const first = values.find((value) => fits(unfit, players, { ...kept, [name]: value }));
    if (first !== undefined) kept = { ...kept, [name]: first };
  }
  return kept;
}

/** Why a name cannot be somebody's at a new table, as the key of its words. */
export function nameWrong(name: string, bots: readonly string[]): string | null {
  const clean = name.normalize("NFKC").trim().toLowerCase();
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u.test(name)) return "web-name-invisible";
  return bots.includes(clean) || /^(?:bot|robot)\s*:/.test(clean) ? "web-name-bot" : null;
}

/** All that a form says about a new table. */
export interface Form {
  game: GameInfo;
  title: string;
  seats: readonly Seat[];
  options: Readonly<Record<string, string>>;
  speed: Speed;
  clock: Clock;
  hours: Hours | null;
  weekend: boolean;
  singleDays: number;
  listed: boolean;
  edition: string;
  settings: Partial<Settings>;
}

/** The request that makes the table. `named` gives a name to those who have not said theirs. */
export function request(form: Form, named: (seat: number) => string): CreateTable {
  const seats = form.seats.map((seat, index): NewSeat =>
    seat.kind === "here"
      ? { kind: "here", name: seat.name.trim() || named(index) }
      : seat.kind === "bot"
        ? { kind: "bot", level: seat.level }
        : { kind: seat.kind },
  );
  const settings: Partial<Settings> = { ...form.settings };
  if (form.speed === "days" && form.clock.kind !== "off") {
    settings.schedule = {
      // The table goes by the clock on the wall of whoever makes it.
      utc_offset: -new Date().getTimezoneOffset(),
      days_off: form.weekend ? ["saturday", "sunday"] : [],
      ...(form.hours ? { hours: form.hours } : {}),
      single_days: form.singleDays,
    };
  }
  const defaults = new Map(form.game.options.map(({ name, values }) => [name, values[0]]));
  return {
    game: form.game.id,
    name: form.title.trim() || form.game.name,
    seats,
    public: form.listed,
    options: Object.fromEntries(Object.entries(form.options).filter(([name, value]) => defaults.get(name) !== value)),
    pace: paceOf(form.speed),
    clock: form.clock,
    settings,
    ...(form.edition === "" ? {} : { edition: form.edition }),
  };
}
