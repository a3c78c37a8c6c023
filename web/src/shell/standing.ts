import type { MyTable } from "../api/types";
import { language, t } from "../words/words.svelte";
import { listed, seatName } from "./names";
import { resultOf } from "./result";

/** How one of one's own tables stands: whose turn it is, or how it ended. */
export function standing({ table, my_turn, away, to_act, end, winners, begun }: MyTable): string {
  const named = (seats: readonly number[]): string =>
    listed(
      seats.flatMap((seat) => table.seats[seat] ?? []).map((seat) => seatName(seat)),
      language(),
    );
  switch (table.status) {
    case "waiting":
      return t("web-row-seats", { taken: table.seats.filter(({ taken }) => taken).length, seats: table.seats.length });
    case "playing":
      if (away) return t("web-row-away");
      if (my_turn) return t("web-your-turn");
      return to_act.length > 0 ? t("web-row-waits", { names: named(to_act) }) : t("web-row-playing");
    case "over":
      if (!begun) return t("web-row-cancelled");
      // Whom the rules named is known only where the game was played to its end; without them nobody is said to have won.
      if (winners.length === 0 && (end === null || end.how === "played")) return t("web-row-over");
      return resultOf(end, table.seats, { winners }, true);
  }
}
