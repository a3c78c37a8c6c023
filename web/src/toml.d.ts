// The component data of the games, as far as the gallery uses it.
declare module "*/arriala/data/board.toml" {
  interface Sheet {
    towns: { key: string; name: string }[];
    stretches: { cells: number; max_locks: number; river_works: number }[];
    vineyards: { key: string; name: string; places: number; min_players: number }[];
    works_of_art: { key: string; name: string; near: string }[];
  }
  const sheet: Sheet;
  export default sheet;
}

declare module "*/canal-mania/data/map.toml" {
  interface Board {
    grid: { terrain: string[] };
    town: { id: string; name: string; hex: string; colour: string; city: boolean }[];
  }
  const board: Board;
  export default board;
}

declare module "*/canal-mania/data/contracts.toml" {
  interface Contracts {
    contract: { id: string; name: string; terminals: string[]; via: string[]; value: number; start: boolean }[];
  }
  const contracts: Contracts;
  export default contracts;
}
