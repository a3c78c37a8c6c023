/** What the others have just done on the map, kept until one's own next decision. */
import type { Event, PlayerColour } from "../../api/canal-mania";

/** The places where a player did something in the latest turn. */
export interface Mark {
  who: PlayerColour;
  hexes: readonly string[];
  towns: readonly number[];
}

/** Where an event happened, and by whose decision; `null` if it is a consequence or the table's own doing. */
function decision(event: Event): Mark | null {
  const by = (who: PlayerColour, hexes: readonly string[] = [], towns: readonly number[] = []): Mark => ({ who, hexes, towns });
  if (typeof event === "string") return null;
  if ("took" in event) return by(event.took.who, [], [event.took.from]);
  if ("laid" in event) return by(event.laid.who, [event.laid.laying.hex]);
  if ("lifted" in event) return by(event.lifted.who, [event.lifted.hex]);
  if ("placed" in event) return by(event.placed.who, [], [event.placed.town]);
  if ("removed" in event) return by(event.removed.who, [], [event.removed.town]);
  if ("hauled" in event) {
    const { towns } = event.hauled.route;
    return by(event.hauled.who, [], [...towns.slice(0, 1), ...towns.slice(-1)]);
  }
  if ("swapped" in event) return by(event.swapped.who);
  if ("replaced" in event) return by(event.replaced.who);
  if ("drew" in event) return by(event.drew.who);
  if ("took_card" in event) return by(event.took_card.who);
  if ("discarded" in event) return by(event.discarded.who);
  return null;
}

/** The marks after these events. `me` is the colour of who looks; a spectator sees the latest mover alone. */
export function marksAfter(marks: readonly Mark[], news: readonly Event[], me: PlayerColour | null): Mark[] {
  let kept = [...marks];
  for (const event of news) {
    if (typeof event === "object" && "turn" in event) kept = kept.filter(({ who }) => who !== event.turn.who);
    const done = decision(event);
    if (!done) continue;
    const before = kept.find(({ who }) => who === done.who);
    if (done.who === me) kept = [];
    else if (before)
      kept = kept.map((mark) =>
        mark === before
          ? { who: mark.who, hexes: [...new Set([...mark.hexes, ...done.hexes])], towns: [...new Set([...mark.towns, ...done.towns])] }
          : mark,
      );
    else kept = [...(me === null ? [] : kept), done];
  }
  return kept;
}
