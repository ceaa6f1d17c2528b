import { readDecimal } from "../cells/read-amount.ts";
import { textAt, type Markup } from "./markup.ts";

/** The day of a date element, as the bank wrote it, whatever its time and zone; empty if there is none. */
export const camtDay = (from: Markup, name: string): string =>
  (textAt(from, name, "Dt") || textAt(from, name, "DtTm")).slice(0, 10);

/** An amount with its direction, in signed cents; null if either is missing. Amounts have no sign of their own. */
export function signedIn(from: Markup): number | null {
  const read = readDecimal(textAt(from, "Amt"));
  const direction = textAt(from, "CdtDbtInd");
  if (!read.ok || read.value < 0 || (direction !== "CRDT" && direction !== "DBIT")) return null;
  return direction === "CRDT" || read.value === 0 ? read.value : -read.value;
}
