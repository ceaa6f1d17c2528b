/** Whether a font has a letter. */
export type IsKnown = (letter: string) => boolean;

const SPACES = /[\s\u00a0\u202f]/gu;
/** Signs that are never seen: joiners, soft hyphens, selectors of variants, marks of direction. */
const NEVER_SEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** A text in composed letters, with one kind of space. */
export const composed = (words: string): string => words.normalize("NFC").replaceAll(SPACES, " ");

const seen = (words: string): string => composed(words).replaceAll(NEVER_SEEN, "");

/** The letters that may be printed for a text: its own, and those that they stand for. */
export const lettersFor = (words: string): Iterable<string> =>
  new Set(seen(words) + seen(words.normalize("NFKC")));

/**
 * What is printed for a text without regard to any other: its letters. In the place of one that no font has stands what
 * it stands for, or the letter without its marks; signs that are never seen, emoji and other scripts are left out.
 */
export function printedSigns(words: string, isKnown: IsKnown): string {
  const whole = composed(words);
  const printed = Array.from(seen(words), (letter) => printedSign(letter, isKnown)).join("");
  return printed === whole ? whole : printed.replaceAll(/ {2,}/gu, " ").trim();
}

function printedSign(letter: string, isKnown: IsKnown): string {
  if (isKnown(letter)) return letter;
  const stoodFor = letter.normalize("NFKC");
  if (Array.from(stoodFor).every(isKnown)) return stoodFor;
  return Array.from(letter.normalize("NFKD")).filter(isKnown).join("");
}
