/** What the events of Kanal are to those who read about them, and where on the table they happened. */
import type { Board, Event, Target } from "../../api/kanal";
import type { Icon, EventSummary } from "../logline";

export function summarize(event: Event, board: Board): EventSummary<Target> {
  const of = (
    part: "deed" | "follows",
    icon: Icon,
    places: readonly Target[] = [],
    weight?: EventSummary["weight"],
  ): EventSummary<Target> => ({
    icon,
    part,
    places,
    ...(weight && { weight }),
  });
  /** At the works of one player. */
  const at = (summary: EventSummary<Target>, seat: number): EventSummary<Target> => ({
    ...summary,
    within: `[data-colour="${board.colours[seat] ?? ""}"]`,
  });
  if (typeof event === "string") return of("follows", "flag");
  if ("round_began" in event) return { icon: "flag", part: "turn", round: event.round_began.round };
  if ("shown" in event)
    return { icon: "building", part: "fold", fold: "web-log-fold-buildings", places: [{ card: event.shown.card }], weight: "reveal" };
  if ("prestige" in event) return { icon: "star", part: "points", wins: [{ player: event.prestige.seat, points: event.prestige.amount }] };
  if ("went" in event) return of("deed", "flag", [{ space: { at: event.went.space, half: event.went.half } }]);
  if ("gained" in event) return at(of("follows", "coin", [{ gain: event.gained.thing }]), event.gained.seat);
  if ("bought" in event) return of("deed", "coin", [{ buy: event.bought.thing }]);
  if ("turned" in event) return of("deed", "wheel");
  if ("built" in event) return at(of("deed", "building", [{ plot: event.built.plot }]), event.built.seat);
  if ("buried" in event) return of("deed", "building", [{ pile: event.buried.period }]);
  if ("laid" in event) return at(of("deed", "route", [{ route: event.laid.space }]), event.laid.seat);
  if ("activated" in event) return at(of("follows", "star", [{ plot: event.activated.plot }], "chain"), event.activated.seat);
  if ("used" in event) return of("deed", "star", [{ effect: event.used.effect }]);
  if ("laid_aside" in event) return at(of("follows", "route", [{ route: event.laid_aside.space }]), event.laid_aside.seat);
  if ("bridge_gone" in event) return at(of("follows", "route", [{ route: event.bridge_gone.space }]), event.bridge_gone.seat);
  if ("token_back" in event) return at(of("follows", "building", [{ plot: event.token_back.plot }]), event.token_back.seat);
  if ("discarded" in event) return of("follows", "building");
  if ("opened" in event) return of("follows", "flag", [{ space: { at: event.opened.space, half: "lower" } }]);
  if ("blocked" in event) return of("follows", "flag", [{ space: { at: event.blocked.space, half: "upper" } }]);
  return of("follows", "flag");
}
