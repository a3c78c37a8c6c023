/** What the events of Canal Mania are to those who read about them, and where on the table they happened. */
import type { Event, Target, Town } from "../../api/canal-mania";
import type { Icon, EventSummary } from "../logline";

const towns = (...places: Town[]): Target[] => places.map((town) => ({ town }));

export function summarize(event: Event): EventSummary<Target> {
  const deed = (icon: Icon, places: readonly Target[] = [], weight?: EventSummary["weight"]): EventSummary<Target> => ({
    icon,
    part: "deed",
    places,
    ...(weight && { weight }),
  });
  const follows = (icon: Icon, places: readonly Target[] = []): EventSummary<Target> => ({ icon, part: "follows", places });
  if (event === "reshuffled") return { icon: "card", part: "fold", fold: "web-log-fold-reshuffled" };
  if (event === "last_goods") return follows("flag");
  if ("turn" in event) return { icon: "flag", part: "turn", round: event.turn.round };
  if ("contract_up" in event)
    return {
      icon: "contract",
      part: "fold",
      fold: "web-log-fold-contracts",
      places: [{ contract: event.contract_up }],
      weight: "reveal",
    };
  if ("card_up" in event)
    return { icon: "card", part: "fold", fold: "web-log-fold-cards", places: [{ face_up: event.card_up }], weight: "reveal" };
  if ("scored" in event) return { icon: "star", part: "points", wins: [{ player: event.scored.who, points: event.scored.points }] };
  if ("took" in event) return deed("contract", [{ canal: event.took.contract }, ...towns(event.took.from)]);
  if ("swapped" in event) return deed("swap", [{ engineer: event.swapped.new }, { engineer: event.swapped.old }]);
  if ("replaced" in event) return deed("card", ["replace"], "reveal");
  if ("drew" in event) return deed("card", ["draw"], "reveal");
  if ("showed" in event) return deed("card", [], "reveal");
  if ("took_card" in event || "discarded" in event) return deed("card");
  if ("named" in event) return deed("cube");
  if ("removed" in event) return deed("cube", towns(event.removed.town));
  if ("placed" in event) return deed("cube", towns(event.placed.town));
  if ("laid" in event) {
    const { tile, hex } = event.laid.laying;
    return { ...deed(tile === "lock" ? "lock" : "tile", [{ hex }]), drawn: [`[data-tile="${hex}"]`] };
  }
  if ("lifted" in event) return deed("tile", [{ hex: event.lifted.hex }]);
  if ("hauled" in event) return deed("cube", towns(...event.hauled.route.towns), "chain");
  if ("coloured" in event) return deed("flag");
  if ("joined" in event) return follows("tile", towns(event.joined.from, event.joined.to));
  if ("finished" in event) return follows("star", [{ canal: event.finished.contract }]);
  if ("unfinished" in event) return follows("star", [{ canal: event.unfinished.contract }]);
  return follows("flag");
}
