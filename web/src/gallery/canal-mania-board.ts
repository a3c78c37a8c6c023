/** The built-in board as Rust wrote it, for the gallery and for tests: a table's own board comes from the server. */
import type { Board } from "../api/canal-mania";
import written from "./canal-mania-board.json";

export const BOARD = written as Board;

/** The place of a town in the board's list. */
export const townOf = (id: string): number => BOARD.towns.findIndex((town) => town.id === id);

/** The place of a contract in the board's list. */
export const contractOf = (id: string): number => BOARD.contracts.findIndex((contract) => contract.id === id);
