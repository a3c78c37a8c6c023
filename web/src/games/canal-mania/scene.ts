/** What Canal Mania's map draws: the server's view, laid out for the eye. */

export type TileKind = "stretch" | "lock" | "aqueduct" | "tunnel";

export interface Town {
  id: string;
  name: string;
  hex: string;
  colour: string;
  city: boolean;
  cube: boolean;
}

export interface Tile {
  hex: string;
  kind: TileKind;
  /** The sides (0 is north, clockwise) where the water enters and leaves. */
  enter: number;
  leave: number;
}

export interface Canal {
  contract: string;
  name: string;
  owner: string;
  finished: boolean;
  tiles: Tile[];
}

export interface Barge {
  contract: string;
  owner: string;
  /** The hex it lies in, of a town or a tile. */
  hex: string;
}

/** A contract that is looked at: its towns light up. */
export interface Highlight {
  towns: string[];
  via: string[];
  /** Where its canal could go on. */
  hexes: string[];
  /** Where it could run in all. */
  course: string[];
}

/** A goods route that is looked at, town by town, with the points of each owner. */
export interface Route {
  hexes: string[];
  points: { owner: string; points: number }[];
}

export interface Scene {
  terrain: readonly string[];
  towns: Town[];
  canals: Canal[];
  barges: Barge[];
}
