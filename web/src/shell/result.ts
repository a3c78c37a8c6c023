import type { End, LobbySeat, OutcomeInfo, SeatInfo, TableInfo } from "../api/types";
import { language, t } from "../words/words.svelte";
import { listed, seatName } from "./names";

type Seated = readonly (LobbySeat | SeatInfo)[];

const named = (seats: Seated, numbers: readonly number[]): string =>
  listed(
    numbers.flatMap((number) => seats[number] ?? []).map((seat) => seatName(seat)),
    language(),
  );

/** How a game ended that was not played to its end. */
function broken(end: Exclude<End, { how: "played" }>, seats: Seated): string {
  switch (end.how) {
    case "conceded": {
      const name = named(seats, [end.seat]);
      const others = seats.filter(({ seat }) => seat !== end.seat);
      const [winner] = others;
      if (winner && others.length === 1) return t("web-end-conceded", { name, winner: seatName(winner) });
      return t("web-end-gave-up", { name });
    }
    case "agreed":
      return t("web-end-agreed");
    case "abandoned":
      return t("web-end-abandoned");
  }
}

/** How a table's game ended, in one sentence. Without winners and grade the rules have named nobody. */
export function resultOf(
  end: End | null,
  seats: Seated,
  { winners, grade }: { winners: readonly number[]; grade?: string | null },
  begun: boolean,
): string {
  if (!begun) return t("web-end-cancelled");
  if (end !== null && end.how !== "played") return broken(end, seats);
  if (grade) return t(grade);
  if (winners.length === 0) return t("table-won-by-nobody");
  return t("table-won-by", { count: winners.length, seats: named(seats, winners) });
}

/** The same for a table that is looked at, with the points; who looks from the winner's seat is told so. */
export function resultAt(table: TableInfo, outcome: OutcomeInfo | null, mine: readonly number[] = []): string {
  const [winner, ...more] = outcome?.winners ?? [];
  const played = table.end === null || table.end.how === "played";
  if (!outcome || !played || outcome.grade !== null || winner === undefined || more.length > 0 || table.seats.length < 2)
    return resultOf(table.end, table.seats, outcome ?? { winners: [] }, table.commit !== null);
  const total = (seat: number): number => outcome.scores.find(({ side }) => side === seat)?.total ?? 0;
  const others = table.seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== winner)
    .map(total)
    .sort((a, b) => b - a);
  const points = { points: total(winner), others: listed(others.map(String), language()) };
  if (mine.length === 1 && mine[0] === winner) return t("web-won-you", points);
  return t("web-won-name", { name: named(table.seats, [winner]), ...points });
}
