/** What all parts of the table beside the map are given: the position, what can be touched, and how. */
import type { Board, Card, Contract, Cost, Target, View } from "../../api/canal-mania";
import { same, type Choice, type Selection } from "../choose";

export interface Hold {
  board: Board;
  view: View;
  selection: Selection<Target, Cost>;
  preview: Choice<Target, Cost> | null;
  seat: number | null;
  ontouch: (target: Target) => void;
}

/** Whether this answers what is asked now. What would only begin anew is not lit, but can be touched all the same. */
export const can = ({ lit }: Selection<Target, Cost>, target: Target): boolean => lit.has(target);

/** Whether this has been touched already. */
export const has = ({ picked }: Selection<Target, Cost>, target: Target): boolean => picked.some((one) => same(one, target));

export const CARDS: readonly Card[] = ["stretch", "lock", "aqueduct", "tunnel", "surveyor"];

/** How many cards of each kind this seat holds, as far as it is seen. */
export function handOf({ board, view, seat }: Pick<Hold, "board" | "view" | "seat">): { card: Card; count: number }[] {
  const me = seat === null ? undefined : view.players[seat];
  const held = [...(me?.shown ?? []), ...(me?.hidden ?? [])];
  return CARDS.map((card) => ({
    card,
    count: held.filter(({ face }) => board.faces[face]?.card === card).reduce((sum, { count }) => sum + count, 0),
  }));
}

/** The places of a list that always has room for `least` things: what comes and goes moves nothing. */
export function slots(contracts: readonly Contract[], least: number): (Contract | null)[] {
  return Array.from({ length: Math.max(least, contracts.length) }, (_, place) => contracts[place] ?? null);
}
