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
