/** What stands around the number of a sign that cannot be printed. */
const [OPEN, CLOSE] = ["‹", "›"];

const SPACES = /[\s\u00a0\u202f]/gu;

/** A text in composed letters, with one kind of space. */
export const composed = (words: string): string => words.normalize("NFC").replaceAll(SPACES, " ");

/**
 * Returns what is printed for texts: their letters, and for each sign that no font has a number in angles, the same
 * for the same sign. Two texts are printed alike only if they are the same but for their kind of spaces.
 */
export function standIns(isKnown: (codePoint: number) => boolean): (words: string) => string {
  const numbers = new Map<string, number>();
  const signs = new Intl.Segmenter();
  const isPrinted = (sign: string) =>
    sign !== OPEN &&
    sign !== CLOSE &&
    !/\p{Cf}/u.test(sign) &&
    Array.from(sign).every((one) => isKnown(one.codePointAt(0) ?? 0));
  const standIn = (sign: string) => {
    const number = numbers.get(sign) ?? numbers.size + 1;
    numbers.set(sign, number);
    return `${OPEN}${number}${CLOSE}`;
  };
  return (words) =>
    Array.from(signs.segment(composed(words)), ({ segment }) =>
      isPrinted(segment) ? segment : standIn(segment),
    ).join("");
}
