/** The board and contracts of an edition: what never changes during a game. */
import builtinContracts from "../../../../crates/canal-mania/data/contracts.toml";
import builtinMap from "../../../../crates/canal-mania/data/map.toml";
import { centre, hexOf, neighbour, nameOf } from "./hex";

export interface MapFile {
  grid: { terrain: string[] };
  town: { id: string; name: string; hex: string; colour: string; city: boolean }[];
}

export interface ContractFile {
  contract: { id: string; name: string; terminals: string[]; via: string[]; value: number; start: boolean }[];
}

export interface Contract {
  id: string;
  name: string;
  /** Ids of the towns. */
  terminals: string[];
  via: string[];
  value: number;
  start: boolean;
}

export interface Board {
  terrain: readonly string[];
  towns: MapFile["town"];
  contracts: Map<string, Contract>;
  townById: Map<string, MapFile["town"][number]>;
  townByHex: Map<string, string>;
}

export function makeBoard(map: MapFile, file: ContractFile): Board {
  const towns = map.town.map((town) => ({ ...town, hex: town.hex.toLowerCase() }));
  const byName = new Map(towns.flatMap((town) => [[town.name, town.id] as const, [town.id, town.id] as const]));
  const id = (name: string): string => byName.get(name) ?? name;
  return {
    terrain: map.grid.terrain,
    towns,
    contracts: new Map(
      file.contract.map((contract) => [
        contract.id,
        {
          id: contract.id,
          name: contract.name,
          terminals: contract.terminals.map(id),
          via: contract.via.map(id),
          value: contract.value,
          start: contract.start,
        },
      ]),
    ),
    townById: new Map(towns.map((town) => [town.id, town])),
    townByHex: new Map(towns.map((town) => [town.hex, town.id])),
  };
}

/** The board that comes with the program. */
export const BUILTIN: Board = makeBoard(builtinMap, builtinContracts);

const DIRECTIONS: Record<string, number> = {
  n: 0,
  north: 0,
  ne: 1,
  "north-east": 1,
  se: 2,
  "south-east": 2,
  s: 3,
  south: 3,
  sw: 4,
  "south-west": 4,
  nw: 5,
  "north-west": 5,
};

/** A direction's number, clockwise from north. */
export const direction = (word: string): number => DIRECTIONS[word] ?? 0;

/** What lies on a hex's side: a town or another hex, as it is touched. */
export function beyond(board: Board, hex: string, way: string): string {
  const next = nameOf(neighbour(hexOf(hex) ?? { col: 0, row: 0 }, direction(way)));
  const town = board.townByHex.get(next);
  return town === undefined ? `hex:${next}` : `town:${town}`;
}

/** The ground of a hex, as in the data file. */
export function groundAt(board: Board, hex: string): string {
  const at = hexOf(hex);
  return at ? (board.terrain[at.row]?.[at.col] ?? ".") : ".";
}

export const middleOf = (hex: string): { x: number; y: number } => centre(hexOf(hex) ?? { col: 0, row: 0 });
