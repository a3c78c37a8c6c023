/** What Arriala's board draws: the server's view, laid out for the eye. */

export interface Stop {
  /** As in the notation: a town's key or a cell's number. */
  key: string;
  kind: "town" | "cell";
  name: string;
  /** Colours of the workers there; a cell holds one. */
  workers: string[];
  lock: boolean;
  /** Not in play with two players. */
  closed: boolean;
}

export interface Section {
  /** Index of its first and last stop. */
  from: number;
  to: number;
  cells: number;
  /** What it pays when it is complete. */
  points: number;
  /** Who would get it now, or got it. */
  leader: string | null;
  counted: boolean;
}

export interface Vineyard {
  key: string;
  name: string;
  places: number;
  workers: string[];
  leader: string | null;
}

export interface Art {
  key: string;
  name: string;
  builder: string | null;
}

export interface Scene {
  stops: Stop[];
  sections: Section[];
  vineyards: Vineyard[];
  /** Colours of the workers that became river works; `null` is free. */
  rivers: (string | null)[];
  arts: Art[];
}
