/** The levels a player can choose from, weakest first, with their words. */
const LEVELS = [
  ["easy", "web-level-easy"],
  ["medium", "web-level-middle"],
  ["hard", "web-level-strong"],
  ["master", "web-level-master"],
] as const;

/** What a bot's strength is called; bots that are no level go by their own name. */
export function levelWords(bot: string): string | null {
  return LEVELS.find(([name]) => name === bot)?.[1] ?? null;
}

/** The game's bots as levels. A game without levels offers its strongest bot alone. */
export function levels(bots: readonly string[]): { bot: string; words: string }[] {
  const found = LEVELS.filter(([bot]) => bots.includes(bot)).map(([bot, words]) => ({ bot, words }));
  if (found.length > 0) return found;
  return bots.slice(-1).map((bot) => ({ bot, words: "web-level-only" }));
}
