/** The view that the server sends for Canal Mania, as in `crates/canal-mania/src/view.rs`. */
import { direction, type Board } from "./board";
import type { Scene, TileKind } from "./scene";

export interface CardCount {
  face: string;
  count: number;
}

export interface PlayerView {
  seat: number;
  colour: string | null;
  engineer: string;
  score: number;
  hand_size: number;
  shown: CardCount[];
  hidden: CardCount[] | null;
  supply: [TileKind, number][];
  open: string[];
  finished: number | null;
  finished_value: number | null;
}

export interface CanalView {
  contract: string;
  owner: number;
  from: string;
  tiles: { hex: string; tile: TileKind; entry: string; exit: string; town: string | null }[];
  finished: boolean;
  barge: { town: string } | { tile: string } | null;
  to_go: number;
  points: number;
  next: { hex: string; exit: string; crossing: boolean; to_go: number }[];
}

export interface View {
  round: number;
  phase: number;
  step: string | Record<string, unknown>;
  to_act: number | null;
  start: number;
  players: PlayerView[];
  engineers_free: string[];
  display: (string | null)[];
  deck: number;
  discards: CardCount[];
  parliament: string[];
  pile: number;
  pile_top: string | null;
  canals: CanalView[];
  cubes: string[];
  basin: number;
  goods: { colour: string | null; left: number } | null;
  end: { trigger: string; last_round: number } | null;
}

/** The seat's colour; grey until it has one. */
export const colourOf = (view: View, seat: number): string => view.players[seat]?.colour ?? "grey";

/** The player whose hand this view shows: the others' hidden cards are left out. */
export const me = (view: View): PlayerView | null => {
  const seen = view.players.filter((player) => player.hidden !== null);
  return seen.length === 1 ? (seen[0] ?? null) : null;
};

/** The view laid out for the eye. */
export function sceneOf(view: View, board: Board): Scene {
  const cubes = new Set(view.cubes);
  return {
    terrain: board.terrain,
    towns: board.towns.map((town) => ({ ...town, cube: cubes.has(town.id) })),
    canals: view.canals.map((canal) => ({
      contract: canal.contract,
      name: board.contracts.get(canal.contract)?.name ?? canal.contract,
      owner: colourOf(view, canal.owner),
      finished: canal.finished,
      tiles: canal.tiles.map((tile) => ({ hex: tile.hex, kind: tile.tile, enter: direction(tile.entry), leave: direction(tile.exit) })),
    })),
    barges: view.canals.flatMap((canal) => {
      if (canal.barge === null) return [];
      const hex = "town" in canal.barge ? board.townById.get(canal.barge.town)?.hex : canal.barge.tile;
      return hex === undefined ? [] : [{ contract: canal.contract, owner: colourOf(view, canal.owner), hex }];
    }),
  };
}
