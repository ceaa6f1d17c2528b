import { foldName } from "./header.ts";
import { readAmount } from "./read-amount.ts";
import type { Reading } from "./reading.ts";
import { cellText, type Cell, type Sheet, type SheetRow } from "./sheet.ts";

/** The names in files of the balance before the first movement, folded; a period, a day or the currency may follow. */
const OPENING =
  /^(?:saldo(?:contabilistico)?(?:inicial|anterior|deabertura|transportado)|(?:opening|starting|initial|previous)balance|balance(?:atstart|atstartofperiod|broughtforward))(?:a|de|em|do)?(?:periodo|mes)?\d{0,8}(?:eur)?$/;

/** A cheap test first, since most cells begin otherwise. */
const MAY_BE = /^(?:saldo|opening|starting|initial|previous|balance)/i;

const labelAt = (cells: readonly Cell[]): number =>
  cells.findIndex((cell) => {
    const text = cellText(cell);
    return MAY_BE.test(text) && OPENING.test(foldName(text.split(":")[0] ?? ""));
  });

function amountIn(cell: Cell | undefined): number | null {
  const read = readAmount(cell);
  return read?.ok === true ? read.value : null;
}

/** The opening balance in a line, in cents: after its label, in any cell; null if there is none. */
function openingIn({ cells }: SheetRow): number | null {
  const at = labelAt(cells);
  if (at === -1) return null;
  const [, ...behind] = cellText(cells[at]).split(":");
  const amounts = [behind.join(":"), ...cells.slice(at + 1)].map(amountIn);
  return amounts.find((amount) => amount !== null) ?? null;
}

/** The balance before the first movement, from the lines above a table; null if none states it. */
export const openingAbove = (above: Sheet): number | null =>
  above.map(openingIn).find((amount) => amount !== null) ?? null;

/**
 * The opening balance in a row among the movements, which then is no movement; null for any other row, such as one with
 * an amount and a different balance.
 */
export function openingOfRow(row: SheetRow, { columns }: Reading): number | null {
  if (labelAt(row.cells) === -1) return null;
  const told = (column: number | undefined) =>
    column === undefined ? null : amountIn(row.cells[column]);
  const [balance, amount] = [told(columns.balance), told(columns.amount)];
  if (balance === null) return openingIn(row);
  return amount === null || Math.abs(amount) === Math.abs(balance) ? balance : null;
}
