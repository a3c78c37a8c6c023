/** The view that the server sends for Kanal, as in `crates/kanal/src/view.rs`. Everything in this game is open. */
import type { Message } from "../../api/types";

export type Piece = "path" | "road" | "rail" | "canal" | "bridge";

export interface Amount {
  thing: string;
  amount: number;
}

export interface CardView {
  id: string;
  name: Message;
  period: "green" | "brown" | "blue";
  costs: Amount[][];
  prestige: number;
  text: Message;
  effects: Message[];
}

/** A building on offer, with what it would do now where it does the most for the player who decides. */
export interface OfferView extends CardView {
  plot: string | null;
  now: Message[];
}

export interface BuildingView {
  card: CardView;
  tokens: number;
  by_routes: boolean;
  by_bridges: boolean;
  waiting: boolean;
  active: boolean;
  now: Message[];
}

export interface Level {
  thing: string;
  amount: number;
  limit: number;
  price: number | null;
}

export interface PlayerView {
  seat: "red" | "blue";
  wheel: Level[];
  thalers: number;
  prestige: number;
  can_turn: boolean;
  plots: { plot: string; building: BuildingView | null }[];
  routes: { space: string; piece: Piece | null; bridge: boolean; aside: boolean }[];
  points: number;
  parts: Record<"prestige" | "buildings" | "thalers" | "value" | "base" | "routes" | "empty", number>;
}

export interface View {
  mode: "duel" | "solo" | "campaign";
  game: number;
  round: number;
  last_round: boolean;
  discard_threatens: boolean;
  built_this_round: number;
  step: string;
  to_act: "red" | "blue" | null;
  start: "red" | "blue";
  players: PlayerView[];
  display: OfferView[];
  piles: { period: string; left: number }[];
  spaces: { space: string; thalers: number; disc: string | null; lower_open: boolean }[];
  work: {
    space: string | null;
    buildings: number;
    pieces: Piece[];
    gain_open: boolean;
    gain: Amount[];
    waiting: string[];
    active: string | null;
    exchanges_left: number;
    pieces_left: number;
  };
  earlier: number[];
}
