/** Where things lie on the map, and which of them a touch means. */
import type { Board, Target } from "../../api/canal-mania";
import { same, type Targets } from "../choose";
import { directionOf, directionTo, hexOf, nameOf, neighbour, sideOf, type Point } from "./hex";
import type { Sheet } from "./sheet";
import { placeOf, townAt } from "./terrain";

/** Targets by the hex or the town where they are drawn. */
export interface Spots {
  hexes: ReadonlyMap<string, Target>;
  towns: ReadonlyMap<number, Target>;
}

/** Hexes and towns lie where they are, the way on from a hex on what lies beyond it. */
export function spotsOf(board: Board, targets: Iterable<Target>): Spots {
  const hexes = new Map<string, Target>();
  const towns = new Map<number, Target>();
  for (const target of targets) {
    if (typeof target === "string") continue;
    if ("hex" in target) hexes.set(target.hex, target);
    if ("town" in target) towns.set(target.town, target);
    if ("exit" in target) {
      const beyond = nameOf(neighbour(placeOf(target.exit.hex), sideOf(target.exit.side)));
      const town = townAt(board, beyond);
      if (town === null) hexes.set(beyond, target);
      else towns.set(town, target);
    }
  }
  return { hexes, towns };
}

/**
 * What a touch on a hex means: what is lit there, else what is picked there, else what could begin anew, else the way on from
 * the hex that is picked, else the town or the hex itself.
 */
export function touchedAt(
  board: Board,
  hex: string,
  { lit, first, picked }: { lit: Targets<Target>; first: Targets<Target>; picked: readonly Target[] },
): Target {
  const town = townAt(board, hex);
  const there = ({ hexes, towns }: Spots): Target | undefined => (town === null ? undefined : towns.get(town)) ?? hexes.get(hex);
  const plain: Target = town === null ? { hex } : { town };
  const found = there(spotsOf(board, lit)) ?? there(spotsOf(board, picked));
  if (found !== undefined) return found;
  if (first.has(plain) || picked.some((one) => same(one, plain))) return plain;
  for (const one of picked) {
    if (typeof one === "string" || !("hex" in one)) continue;
    const side = directionTo(placeOf(one.hex), hexOf(hex) ?? placeOf(one.hex));
    if (side !== null) return { exit: { hex: one.hex, side: directionOf(side) } };
  }
  return plain;
}

/**
 * What a finger means that touches just beside something lit: the nearest lit thing within `reach`, unless the finger lies on a hex
 * that is lit or picked itself.
 */
export function near(
  board: Board,
  sheet: Sheet,
  { lit, picked }: { lit: Targets<Target>; picked: readonly Target[] },
  point: Point,
  reach: number,
): Target | undefined {
  const spots = spotsOf(board, lit);
  const begun = spotsOf(board, picked);
  const here = nameOf(sheet.hexAt(point));
  const town = townAt(board, here);
  const exact = town === null ? spots.hexes.has(here) || begun.hexes.has(here) : spots.towns.has(town) || begun.towns.has(town);
  if (exact) return undefined;
  const places: [string, Target][] = [
    ...spots.hexes,
    ...[...spots.towns].map(([place, target]): [string, Target] => [board.towns[place]?.hex ?? "", target]),
  ];
  let found: Target | undefined;
  let least = reach;
  for (const [hex, target] of places) {
    const middle = sheet.centre(placeOf(hex));
    const distance = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (distance > least) continue;
    least = distance;
    found = target;
  }
  return found;
}
