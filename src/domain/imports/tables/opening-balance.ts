import { readAmount } from "../cells/read-amount.ts";
import type { Reading } from "./reading.ts";
import { labelOf, ownLabel } from "../cells/row-label.ts";
import { cellText, type Cell, type Sheet, type SheetRow } from "./sheet.ts";

function amountIn(cell: Cell | undefined): number | null {
  const read = readAmount(cell);
  return read?.ok === true ? read.value : null;
}

/** The opening balance in a line, in cents: after its label, in any cell; null if there is none. */
function openingIn({ cells }: SheetRow): number | null {
  const found = labelOf(cells);
  if (found?.label !== "opening") return null;
  const [, ...behind] = cellText(cells[found.at]).split(":");
  const amounts = [behind.join(":"), ...cells.slice(found.at + 1)].map(amountIn);
  return amounts.find((amount) => amount !== null) ?? null;
}

/** The balance before the first movement, from the lines above a table; null if none states it. */
export const openingAbove = (above: Sheet): number | null =>
  above.map(openingIn).find((amount) => amount !== null) ?? null;

/** What a row among the movements tells: a balance, which is null if it cannot be read. */
export type ToldBalance = { readonly is: "opening" | "closing"; readonly amount: number | null };

/**
 * The balance that a row among the movements tells, which then is no movement; null for any other row, such as one with
 * an amount and a different balance.
 */
export function balanceTold(row: SheetRow, { columns }: Reading): ToldBalance | null {
  const found = ownLabel(row.cells, columns);
  if (found === null || found.label === "total") return null;
  const told = (column: number | undefined) =>
    column === undefined ? null : amountIn(row.cells[column]);
  const balance = told(columns.balance);
  const amount = told(columns.amount) ?? told(columns.credit) ?? told(columns.debit);
  const isMoved = balance !== null && amount !== null && Math.abs(amount) !== Math.abs(balance);
  if (isMoved) return null;
  return { is: found.label, amount: balance ?? openingIn(row) };
}
