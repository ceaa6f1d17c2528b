import { foldText } from "../../shared/fold-text.ts";
import { cellText, type SheetRow } from "./sheet.ts";

/** How much of a header is kept to know a layout again. */
const FINGERPRINT_MAX = 400;

/** Stands in a text for a letter that was lost on the way. */
const LOST = "\ufffd";

/** A name as names are compared: letters and digits alone, small, without accents. */
export const foldName = (name: string): string => foldText(name).replace(/[^a-z\d\ufffd]+/g, "");

export const foldHeader = ({ cells }: SheetRow): readonly string[] =>
  cells.map((cell) => foldName(cellText(cell)));

/** Whether a folded cell is what a name says; a lost letter may be any, and a name that ends in `*` only begins it. */
export function isNamed(folded: string, name: string): boolean {
  const wanted = foldName(name);
  const open = name.endsWith("*");
  if (open ? folded.length < wanted.length : folded.length !== wanted.length) return false;
  if (folded.startsWith(wanted)) return true;
  if (!folded.includes(LOST)) return false;
  return Array.from(wanted).every((letter, at) => folded[at] === letter || folded[at] === LOST);
}

/** The column that has the first of some names that is there, or null. */
export function columnNamed(header: readonly string[], names: readonly string[]): number | null {
  for (const name of names) {
    const at = header.findIndex((cell) => cell !== "" && isNamed(cell, name));
    if (at !== -1) return at;
  }
  return null;
}

/** Whether the name of a balance says that it is what may be spent, not what is there. */
export const isAvailable = (name: string): boolean => /dispon.vel|available/.test(foldName(name));

/** The mark by which a header is known again: its names, or the number of columns where there is none. */
export const fingerprintOf = (row: SheetRow | null, columns: number): string =>
  row === null ? `#${columns}` : foldHeader(row).join("|").slice(0, FINGERPRINT_MAX);
