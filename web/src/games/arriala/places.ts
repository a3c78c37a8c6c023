/** What the events of Arriala are to those who read about them, and where on the table they happened. */
import type { Board, Colour, Event, Place, Target } from "../../api/arriala";
import type { Icon, EventSummary, Win } from "../logline";

export function summarize(event: Event, board: Board): EventSummary<Target> {
  /** A place is a vineyard where it is no stop of the canal. */
  const at = (...places: Place[]): Target[] =>
    places.map((place) => (board.stops[place] === undefined ? { vineyard: place } : { stop: place }));
  /** Where a worker stands now: itself, and the place that it covers. */
  const stands = (colour: Colour | undefined, to: Place): Target[] => [...(colour ? [{ worker: { colour, at: to } }] : []), ...at(to)];
  const colourOf = (seat: number): Colour | undefined => board.sides[seat]?.colour;
  const deed = (icon: Icon, places: readonly Target[] = [], more: Partial<EventSummary<Target>> = {}): EventSummary<Target> => ({
    icon,
    part: "deed",
    places,
    ...more,
  });
  const follows = (icon: Icon, places: readonly Target[] = [], more: Partial<EventSummary<Target>> = {}): EventSummary<Target> => ({
    ...deed(icon, places, more),
    part: "follows",
  });
  const wins = (player: Win["player"] | null, points: number): { wins: Win[] } => ({
    wins: player === null || points === 0 ? [] : [{ player, points }],
  });
  if ("drew" in event) return deed("card", ["draw"], { weight: "reveal" });
  if ("reshuffled" in event) return { icon: "card", part: "fold", fold: "web-log-fold-reshuffled" };
  if ("walked" in event) return deed("worker", [...at(event.walked.from), ...stands(event.walked.colour, event.walked.to)]);
  if ("leapt" in event) return deed("worker", [...at(event.leapt.from), ...stands(colourOf(event.leapt.seat), event.leapt.to)]);
  if ("went_to_vineyard" in event) {
    const { colour, from, to } = event.went_to_vineyard;
    return deed("worker", [...at(from), ...stands(colour, to)]);
  }
  if ("came_back" in event) {
    const { colour, from, to } = event.came_back;
    return deed("worker", [...at(from), ...stands(colour, to)]);
  }
  if ("placed" in event) return deed("worker", stands(colourOf(event.placed.seat), event.placed.to));
  if ("built_river_work" in event) {
    const { seat, from, points } = event.built_river_work;
    return deed("star", [...at(from), "river"], wins(seat, points));
  }
  if ("built_lock" in event) {
    const { seat, at: place, points } = event.built_lock;
    return deed("lock", at(place), wins(seat, points));
  }
  if ("built_art" in event) return deed("star", [{ art: event.built_art.work }], wins(event.built_art.seat, event.built_art.points));
  if ("counted" in event) {
    const { from, to, winner, points } = event.counted;
    return follows("star", at(from, to), { ...wins(winner, points), weight: "chain" });
  }
  if ("vineyard_counted" in event) {
    const { vineyard, winner, points } = event.vineyard_counted;
    return follows("star", at(vineyard), { ...wins(winner, points), weight: "chain" });
  }
  if ("section_vanished" in event) return follows("lock", at(event.section_vanished.at));
  if ("turn_ended" in event) return deed("flag");
  return follows("flag");
}
