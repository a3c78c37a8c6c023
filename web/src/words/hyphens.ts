/** Where a long name may be broken, for browsers that know no hyphenation: before a consonant with a vowel behind it. */

const LONG = 9;
const EDGE = 4;
const VOWEL = /[aeiouyäöüàâéèêëîïôûù]/i;
const LETTER = /\p{L}/u;

/** The word with soft hyphens, which show only where a line ends. */
function softWord(word: string): string {
  if (word.length < LONG) return word;
  let soft = "";
  let last = 0;
  [...word].forEach((letter, at, letters) => {
    const next = letters[at + 1] ?? "";
    const breaks = at - last >= EDGE && letters.length - at >= 3 && LETTER.test(letter) && !VOWEL.test(letter) && VOWEL.test(next);
    if (breaks) {
      soft += "\u00ad";
      last = at;
    }
    soft += letter;
  });
  return soft;
}

/** A name with soft hyphens in its long words. Where it has a hyphen of its own it needs no other. */
export const soft = (name: string): string =>
  name
    .split(/([ -])/)
    .map(softWord)
    .join("");
