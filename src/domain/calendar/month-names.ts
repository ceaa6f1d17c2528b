import { foldText } from "../shared/fold-text.ts";

/** The names of the months, January first. */
export const MONTH_NAMES = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
] as const;

const FOLDED = MONTH_NAMES.map(foldText);

/**
 * The number of a month, from 1, by at least its first three letters, folded (`nov`, `marco`); null if they match none.
 */
export function monthNamed(letters: string): number | null {
  const at = letters.length < 3 ? -1 : FOLDED.findIndex((name) => name.startsWith(letters));
  return at === -1 ? null : at + 1;
}
