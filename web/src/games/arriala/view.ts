/** The view that the server sends for Arriala, as in `crates/arriala/src/view.rs`. */
import type { Breakdown } from "../../api/types";
import { has, t } from "../../words/words.svelte";
import type { Scene } from "./scene";

export type Colour = "red" | "yellow" | "green" | "purple";

export interface View {
  looking: Colour | null;
  to_act: Colour | null;
  turn: number;
  points: number;
  ending: unknown;
  places: {
    key: string;
    name: string | null;
    kind: "town" | "cell" | "vineyard";
    in_play: boolean;
    lock: boolean;
    counted: boolean;
    workers: { colour: Colour; count: number; moved: number }[];
  }[];
  stretches: { from: string; to: string; in_play: boolean; locks: number; max_locks: number; river_works: number }[];
  sections: {
    from: string;
    to: string;
    cells: string[];
    counted: boolean;
    open: number;
    workers: number[];
    leader: Colour | null;
    pays: number;
  }[];
  vineyards: { key: string; name: string; places: number; open: number; workers: number[]; leader: Colour | null }[];
  river_works: (Colour | null)[];
  works_of_art: { key: string; name: string; near: string; builder: Colour | null }[];
  sides: {
    colour: Colour;
    played: boolean;
    renown: Breakdown;
    reserve: number;
    on_canal: number;
    hand_size: number;
    hand: string[] | null;
    last: boolean;
  }[];
  pile: number;
  discards: string[];
  standstill: { quiet_turns: number; quiet_limit: number; passes: number; pass_limit: number };
}

const COLOURS: readonly Colour[] = ["red", "yellow", "green", "purple"];

/** A work of art in the player's language; one of another edition has the name of its data. */
export const artName = ({ key, name }: { key: string; name: string }): string =>
  has(`arriala-art-${key}`) ? t(`arriala-art-${key}`) : name;

/** The view laid out for the eye. */
export function sceneOf(view: View): Scene {
  const line = view.places.filter((place) => place.kind !== "vineyard");
  const index = new Map(line.map((place, at) => [place.key, at]));
  return {
    stops: line.map((place) => ({
      key: place.key,
      kind: place.kind === "town" ? "town" : "cell",
      name: place.name ?? place.key,
      workers: place.workers.flatMap(({ colour, count }) => Array.from({ length: count }, () => colour)),
      lock: place.lock,
      closed: !place.in_play,
    })),
    sections: view.sections.flatMap((section) => {
      const from = index.get(section.cells[0] ?? "");
      const to = index.get(section.cells.at(-1) ?? "");
      if (from === undefined || to === undefined) return [];
      return [{ from, to, cells: section.cells.length, points: section.pays, leader: section.leader, counted: section.counted }];
    }),
    vineyards: view.vineyards.map((vineyard) => ({
      key: vineyard.key,
      name: vineyard.name,
      places: vineyard.places,
      workers: vineyard.workers.flatMap((count, colour) => Array.from({ length: count }, () => COLOURS[colour] ?? "red")),
      leader: vineyard.leader,
    })),
    rivers: view.river_works,
    arts: view.works_of_art.map((art) => ({ key: art.key, name: artName(art), builder: art.builder })),
  };
}
