/** What others have done since the viewer's turn, by the places where it is drawn. */
import type { Amount, Event, Half } from "../../api/kanal";

/** Something gained by a building, or won. */
export interface Gained {
  things: Amount[];
  prestige: number;
}

/** What happened at one seat's works. */
export interface Marks {
  /** Plots that were built on. */
  built: ReadonlySet<number>;
  /** Route spaces where something was laid or taken away. */
  routes: ReadonlySet<number>;
  /** Buildings that worked, with their place in the chain from 1 and what they gave. */
  worked: ReadonlyMap<number, { order: number } & Gained>;
  /** Action spaces that were taken. */
  spaces: readonly { at: number; half: Half }[];
}

/** What these events did at the works of a seat. */
export function marksOf(events: readonly Event[], seat: number): Marks {
  const built = new Set<number>();
  const routes = new Set<number>();
  const worked = new Map<number, { order: number } & Gained>();
  const spaces: { at: number; half: Half }[] = [];
  let now: Gained | null = null;
  for (const event of events) {
    if (typeof event === "string") continue;
    if ("built" in event && event.built.seat === seat) built.add(event.built.plot);
    else if ("laid" in event && event.laid.seat === seat) routes.add(event.laid.space);
    else if ("bridge_gone" in event && event.bridge_gone.seat === seat) routes.add(event.bridge_gone.space);
    else if ("went" in event && event.went.seat === seat) {
      spaces.push({ at: event.went.space, half: event.went.half });
      now = null;
    } else if ("activated" in event && event.activated.seat === seat) {
      const { plot } = event.activated;
      const entry = worked.get(plot) ?? { order: worked.size + 1, things: [], prestige: 0 };
      worked.set(plot, entry);
      now = entry;
    } else if ("gained" in event && event.gained.seat === seat && now) {
      const { thing, kept } = event.gained;
      const before = now.things.find((one) => one.thing === thing);
      if (before) before.amount += kept;
      else now.things.push({ thing, amount: kept });
    } else if ("prestige" in event && event.prestige.seat === seat && now) now.prestige += event.prestige.amount;
  }
  return { built, routes, worked, spaces };
}

/** Whether anything is marked. */
export const marked = ({ built, routes, worked, spaces }: Marks): boolean => built.size + routes.size + worked.size + spaces.length > 0;
