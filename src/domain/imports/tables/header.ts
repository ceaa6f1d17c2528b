import { foldText } from "../../shared/fold-text.ts";
import { cellText, type SheetRow } from "./sheet.ts";

/** Replaces a letter that was lost to a wrong encoding. */
const LOST = "\ufffd";

/** A name as it is compared: only letters and digits, lower case, without accents. */
export const foldName = (name: string): string => foldText(name).replace(/[^a-z\d\ufffd]+/g, "");

export const foldHeader = ({ cells }: SheetRow): readonly string[] =>
  cells.map((cell) => foldName(cellText(cell)));

/** Whether a folded cell matches a name; a lost letter matches any, and a name that ends in `*` is a prefix. */
export function isNamed(folded: string, name: string): boolean {
  const wanted = foldName(name);
  const open = name.endsWith("*");
  if (open ? folded.length < wanted.length : folded.length !== wanted.length) return false;
  if (folded.startsWith(wanted)) return true;
  if (!folded.includes(LOST)) return false;
  return Array.from(wanted).every((letter, at) => folded[at] === letter || folded[at] === LOST);
}

/** The column of the first of some names that occurs, or null. */
export function columnNamed(header: readonly string[], names: readonly string[]): number | null {
  for (const name of names) {
    const at = header.findIndex((cell) => cell !== "" && isNamed(cell, name));
    if (at !== -1) return at;
  }
  return null;
}

/** Whether the name of a balance means the available balance, not the booked one. */
export const isAvailable = (name: string): boolean => /dispon.vel|available/.test(foldName(name));
