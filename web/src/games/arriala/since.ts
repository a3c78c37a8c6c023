/** What the others have done since one's own last decision, as marks on the board. Blue means happened. */
import type { Board, Colour, Event, Place } from "../../api/arriala";

/** One thing that somebody did. `from` is where a worker came from. */
export type Mark = { who: Colour } & (
  | { kind: "moved"; colour: Colour; from: Place; to: Place }
  | { kind: "placed"; to: Place }
  | { kind: "lock"; at: Place }
  | { kind: "river"; from: Place; number: number }
  | { kind: "art"; work: number }
);

/** Points that were made at a place of the board. */
export interface Gain {
  colour: Colour;
  points: number;
  at: { section: Place } | { stop: Place } | { vineyard: Place } | { art: number } | { river: number };
}

const colourOf = (board: Board, seat: number): Colour => board.sides[seat]?.colour ?? "red";

/** How many river works there were before these events, when there are `now`. */
function riverBefore(events: readonly Event[], now: number): number {
  return now - events.filter((event) => "built_river_work" in event).length;
}

/** The marks of these events, the latest last. A worker that went on is marked once, from where it was to where it is. */
export function marksOf(events: readonly Event[], board: Board, riverWorks: number): Mark[] {
  let marks: Mark[] = [];
  let river = riverBefore(events, riverWorks);
  const moved = (seat: number, colour: Colour, from: Place, to: Place): void => {
    const before = marks.find((mark) => mark.kind === "moved" && mark.colour === colour && mark.to === from);
    const start = before?.kind === "moved" ? before.from : from;
    marks = marks.filter((mark) => mark !== before);
    if (start !== to) marks.push({ who: colourOf(board, seat), kind: "moved", colour, from: start, to });
  };
  for (const event of events) {
    if ("walked" in event) moved(event.walked.seat, event.walked.colour, event.walked.from, event.walked.to);
    else if ("leapt" in event) moved(event.leapt.seat, colourOf(board, event.leapt.seat), event.leapt.from, event.leapt.to);
    else if ("went_to_vineyard" in event) {
      const { seat, colour, from, to } = event.went_to_vineyard;
      moved(seat, colour, from, to);
    } else if ("came_back" in event) moved(event.came_back.seat, event.came_back.colour, event.came_back.from, event.came_back.to);
    else if ("placed" in event) marks.push({ who: colourOf(board, event.placed.seat), kind: "placed", to: event.placed.to });
    else if ("built_lock" in event) marks.push({ who: colourOf(board, event.built_lock.seat), kind: "lock", at: event.built_lock.at });
    else if ("built_art" in event) marks.push({ who: colourOf(board, event.built_art.seat), kind: "art", work: event.built_art.work });
    else if ("built_river_work" in event) {
      const { seat, from } = event.built_river_work;
      marks.push({ who: colourOf(board, seat), kind: "river", from, number: river });
      river += 1;
    }
  }
  return marks;
}

/** The points that these events brought, with the place where each was made. */
export function gainsOf(events: readonly Event[], board: Board, riverWorks: number): Gain[] {
  let river = riverBefore(events, riverWorks);
  return events.flatMap((event): Gain[] => {
    if ("counted" in event) {
      const { winner, points, from } = event.counted;
      return winner === null ? [] : [{ colour: winner, points, at: { section: from } }];
    }
    if ("vineyard_counted" in event) {
      const { winner, points, vineyard } = event.vineyard_counted;
      return winner === null ? [] : [{ colour: winner, points, at: { vineyard } }];
    }
    if ("built_lock" in event) {
      const { seat, at, points } = event.built_lock;
      return [{ colour: colourOf(board, seat), points, at: { stop: at } }];
    }
    if ("built_art" in event) {
      const { seat, work, points } = event.built_art;
      return [{ colour: colourOf(board, seat), points, at: { art: work } }];
    }
    if ("built_river_work" in event) {
      const { seat, points } = event.built_river_work;
      river += 1;
      return [{ colour: colourOf(board, seat), points, at: { river: river - 1 } }];
    }
    return [];
  });
}
