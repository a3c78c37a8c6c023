/** What the others have done on the map since one's own last decision. */
import type { Event, PlayerColour, Route } from "../../api/canal-mania";

export type Deed = "took" | "built" | "finished" | "lifted" | "hauled" | "placed";

/** What a player did, and where. */
export interface Mark {
  who: PlayerColour;
  deed: Deed;
  hexes: readonly string[];
  towns: readonly number[];
  /** The contract it is about. */
  contract?: number;
  /** The way of a cube. */
  route?: Route;
  /** Points it made, for whom. */
  points: readonly { who: PlayerColour; points: number }[];
}

type Start = Pick<Mark, "who" | "deed"> & Partial<Mark>;

function deedOf(event: Event): Start | null {
  if (typeof event === "string") return null;
  if ("took" in event) return { who: event.took.who, deed: "took", towns: [event.took.from], contract: event.took.contract };
  if ("laid" in event) {
    const { who, laying } = event.laid;
    return { who, deed: "built", hexes: [laying.hex], contract: laying.contract };
  }
  if ("lifted" in event) return { who: event.lifted.who, deed: "lifted", hexes: [event.lifted.hex], contract: event.lifted.contract };
  if ("placed" in event) return { who: event.placed.who, deed: "placed", towns: [event.placed.town] };
  if ("removed" in event) return { who: event.removed.who, deed: "placed", towns: [event.removed.town] };
  if ("hauled" in event) {
    const { who, route } = event.hauled;
    return { who, deed: "hauled", towns: [...route.towns.slice(0, 1), ...route.towns.slice(-1)], route };
  }
  return null;
}

/** The deeds among these events, those of a kind in one place taken together. */
export function marksOf(events: readonly Event[]): Mark[] {
  const marks: Mark[] = [];
  for (const event of events) {
    if (typeof event === "string") continue;
    const last = marks.at(-1);
    if ("finished" in event) {
      const { who, contract, points } = event.finished;
      const built = marks.findLastIndex((mark) => mark.who === who && mark.contract === contract && mark.deed === "built");
      const mark = marks[built];
      if (mark) marks[built] = { ...mark, deed: "finished", points: [{ who, points }] };
      continue;
    }
    if ("scored" in event) {
      const { who, points } = event.scored;
      // The points of a haul are told right after it.
      if (last?.deed === "hauled") marks[marks.length - 1] = { ...last, points: [...last.points, { who, points }] };
      continue;
    }
    const start = deedOf(event);
    if (!start) continue;
    const mark: Mark = { hexes: [], towns: [], points: [], ...start };
    const same = marks.findIndex(
      (one) => one.who === mark.who && one.deed === mark.deed && one.contract === mark.contract && mark.deed !== "hauled",
    );
    const before = marks[same];
    if (before) {
      marks[same] = {
        ...before,
        hexes: [...new Set([...before.hexes, ...mark.hexes])],
        towns: [...new Set([...before.towns, ...mark.towns])],
      };
    } else marks.push(mark);
  }
  return marks;
}
