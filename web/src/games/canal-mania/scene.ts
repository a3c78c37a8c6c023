/** What Canal Mania's map draws: the server's view, laid out for the eye. */
import type { Board, CanalView, Cost, CourseView, Target, Tile as TileKind, Town as TownId, TownView, View } from "../../api/canal-mania";
import { keyOf, type Choice } from "../choose";
import { sideOf } from "./hex";
import { valuesOf } from "./targets";

export interface Town extends TownView {
  cube: boolean;
}

export interface Tile {
  hex: string;
  kind: TileKind;
  /** The sides (0 is north, clockwise) where the water enters and leaves. */
  enter: number;
  leave: number;
  /** Whether it leads into a town, so that a section ends with it. */
  town: boolean;
}

export interface Canal {
  owner: string;
  tiles: Tile[];
}

export interface Barge {
  contract: number;
  owner: string;
  /** The hex it lies in, of a town or a tile. */
  hex: string;
}

/** A contract that is looked at: its towns light up. */
export interface Highlight {
  towns: readonly TownId[];
  via: readonly TownId[];
  /** Where its canal could go on. */
  hexes: readonly string[];
  /** Where it could run in all. */
  course: readonly string[];
  /** The fewest tiles that finish it. */
  shortest: readonly Tile[];
}

/** The fewest tiles that finish a canal, as an outline. */
export const outlined = (course: readonly CourseView[]): Tile[] =>
  course.map(({ hex, tile, entry, exit }) => ({ hex, kind: tile, enter: sideOf(entry), leave: sideOf(exit), town: false }));

/** What a way on would leave: tiles still needed, and tiles still allowed. */
export interface Way {
  need: number;
  left: number;
}

/** The ways on of the canals that the open choices are about, by the keys of their arrows. Two canals may share an arrow. */
export function waysOf(
  canals: readonly Pick<CanalView, "contract" | "next">[],
  open: readonly Pick<Choice<Target, Cost>, "paths">[],
): ReadonlyMap<string, Way> {
  const about = new Set(open.flatMap(({ paths }) => paths.flatMap((path) => valuesOf(path, "canal"))));
  const ways = canals
    .filter(({ contract }) => about.has(contract))
    .flatMap(({ next }) =>
      next.map(({ hex, exit, to_go, left }) => [keyOf({ exit: { hex, side: exit } }), { need: to_go, left }] as const),
    );
  return new Map(ways);
}

/** A goods route that is looked at, town by town, with the points of each owner. */
export interface Route {
  hexes: string[];
  points: { owner: string; points: number }[];
}

export interface Scene {
  /** In the order of the board's list. */
  towns: Town[];
  canals: Canal[];
  barges: Barge[];
  /** The hexes where canals can go on: boats leave them free. */
  next: string[];
}

/** The seat's colour; grey until it has one. */
export const colourOf = (view: View, seat: number): string => view.players[seat]?.colour ?? "grey";

/** The view laid out for the eye. */
export function sceneOf(view: View, board: Board): Scene {
  const cubes = new Set(view.cubes);
  return {
    towns: board.towns.map((town, place) => ({ ...town, cube: cubes.has(place) })),
    canals: [...view.canals, ...view.covered].map((canal) => ({
      owner: colourOf(view, canal.owner),
      tiles: canal.tiles.map(({ hex, tile, entry, exit, town }) => ({
        hex,
        kind: tile,
        enter: sideOf(entry),
        leave: sideOf(exit),
        town: town !== null,
      })),
    })),
    next: [...new Set(view.canals.flatMap((canal) => canal.next.map(({ hex }) => hex)))],
    barges: view.canals.flatMap((canal) => {
      if (canal.barge === null) return [];
      const hex = "town" in canal.barge ? board.towns[canal.barge.town]?.hex : canal.barge.tile;
      return hex === undefined ? [] : [{ contract: canal.contract, owner: colourOf(view, canal.owner), hex }];
    }),
  };
}
