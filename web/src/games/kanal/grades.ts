/** Where the grades of a game alone begin; the language files have a sentence for each, `kanal-grade-120`. */
export const GRADES = {
  solo: [80, 100, 120, 130, 140, 150],
  campaign: [350, 370],
} as const;

/** The grade that wins. */
export const WINS = { solo: 120, campaign: 350 } as const;
