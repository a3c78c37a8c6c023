/** Workers as the board draws them: one figure each. */
import type { Colour, Place, Target, View } from "../../api/arriala";

/** The worker of a colour at a place, as something to touch. */
export const at = (colour: Colour, place: Place): Target => ({ worker: { colour, at: place } });

/** The colour of each worker at each place, those of one colour side by side. */
export function workersByPlace(view: Pick<View, "workers">): ReadonlyMap<Place, Colour[]> {
  const found = new Map<Place, Colour[]>();
  for (const { at: place, colour, count } of view.workers) {
    const here = found.get(place) ?? [];
    found.set(place, [...here, ...Array.from({ length: count }, () => colour)]);
  }
  return found;
}
