/** The game's bots as levels a player can choose from: at most three, weakest first. */
export function levels(bots: readonly string[]): { bot: string; words: string }[] {
  const names = ["web-level-easy", "web-level-middle", "web-level-strong"] as const;
  // The player that plays at random is no opponent; it is only offered where there is no other.
  const real = bots.filter((bot) => bot !== "random");
  const usable = real.length > 0 ? real : [...bots];
  if (usable.length <= 1) return usable.map((bot) => ({ bot, words: "web-level-only" }));
  const first = usable[0] ?? "";
  const last = usable.at(-1) ?? "";
  if (usable.length === 2) return [{ bot: first, words: names[0] }, { bot: last, words: names[2] }];
  const middle = usable[Math.floor((usable.length - 1) / 2)] ?? "";
  return [
    { bot: first, words: names[0] },
    { bot: middle, words: names[1] },
    { bot: last, words: names[2] },
  ];
}
