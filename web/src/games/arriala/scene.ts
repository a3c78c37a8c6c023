/** What all parts of the board are given: where things lie, what can be touched, and how. */
import type { Board, BoardVineyard, Colour, Cost, Place, Target, View } from "../../api/arriala";
import { keyOf, same, type Choice, type Targets } from "../choose";
import type { Frame, Point, Spot } from "./layout";

/** How things are touched. */
export interface Hand {
  lit: Targets<Target>;
  picked: readonly Target[];
  /** What each lit thing costs, where that differs from one to the other. */
  prices: ReadonlyMap<string, Price>;
  label: (target: Target) => string;
  ontouch: (target: Target) => void;
}

/** What a touch costs. */
export interface Price {
  points: number;
  /** A card is played for it. */
  card: boolean;
}

export const isPicked = ({ picked }: Hand, target: Target): boolean => picked.some((one) => same(one, target));

/** A vineyard with the place of its rows. */
export interface Vine extends BoardVineyard {
  target: Target;
  workers: readonly Colour[];
  leader: Colour | null;
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
}

const columns = (places: number): number => (places > 4 ? Math.ceil(places / 2) : 2);

/** The vineyards in play; those that are left out leave their slopes bare. */
export function vinesOf(board: Board, view: View, frame: Frame, workers: ReadonlyMap<Place, readonly Colour[]>): Vine[] {
  return board.vineyards.flatMap((vineyard, index): Vine[] => {
    if (!vineyard.in_play) return [];
    const at = frame.vineyards[index] ?? { x: 0, y: 0 };
    const across = columns(vineyard.places);
    const width = across * frame.vine;
    const height = Math.ceil(vineyard.places / across) * frame.vine;
    return [
      {
        ...vineyard,
        target: { vineyard: vineyard.place },
        workers: workers.get(vineyard.place) ?? [],
        leader: view.vineyards[index]?.leader ?? null,
        x: at.x - width / 2,
        y: at.y - height / 2 + (frame.name === "tall" ? 5 : 8),
        width,
        height,
        across,
      },
    ];
  });
}

/** The middle of a vineyard's place. */
export const rowOf = (vine: Vine, place: number, size: number): Point => ({
  x: vine.x + ((place % vine.across) + 0.5) * size,
  y: vine.y + (Math.floor(place / vine.across) + 0.5) * size,
});

/** Towns stand above the water on the outer bank, so that their people have the quay. */
export function houseAt(frame: Frame, spot: Spot | undefined): Point {
  return { x: spot?.x ?? 0, y: (spot?.y ?? 0) - frame.half - (frame.name === "tall" ? 2 : 4) };
}

/** What each lit thing costs: the cheapest choice that ends there. Nothing where all cost the same, which the question says. */
export function pricesOf(open: readonly Choice<Target, Cost>[], picked: readonly Target[]): Map<string, Price> {
  const prices = new Map<string, Price>();
  if (picked.length === 0) return prices;
  for (const { paths, cost } of open) {
    for (const path of paths) {
      const next = path[picked.length];
      if (next === undefined || cost === undefined || !picked.every((one, index) => same(one, path[index]))) continue;
      const before = prices.get(keyOf(next));
      const price = { points: cost.points, card: (cost.cards ?? []).length > 0 };
      if (before === undefined || price.points < before.points) prices.set(keyOf(next), price);
    }
  }
  const kinds = new Set([...prices.values()].map(({ points, card }) => `${points} ${card}`));
  return kinds.size > 1 ? prices : new Map<string, Price>();
}
