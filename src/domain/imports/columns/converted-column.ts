import { isEuro } from "../cells/other-currency.ts";
import { readAmount } from "../cells/read-amount.ts";
import { cellText, type Sheet } from "../tables/sheet.ts";

/**
 * The column of money that has the same amounts as another where the currency is the euro, and others in every row of
 * another currency: one of the two is in euros. Null if there is none.
 */
export function convertedColumn(
  rows: Sheet,
  amount: number,
  currency: number,
  isMoney: (column: number) => boolean,
): number | null {
  const foreign = new Set(
    rows.filter(({ cells }) => {
      const name = cellText(cells[currency]);
      return name !== "" && !isEuro(name);
    }),
  );
  if (foreign.size === 0) return null;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let other = 0; other < width; other += 1) {
    if (other === amount || other === currency || !isMoney(other)) continue;
    const isSame = ({ cells }: Sheet[number]) => valueOf(cells[other]) === valueOf(cells[amount]);
    if (rows.every((row) => isSame(row) !== foreign.has(row))) return other;
  }
  return null;
}

function valueOf(cell: Sheet[number]["cells"][number] | undefined): number | null {
  const read = readAmount(cell, "comma");
  return read?.ok === true ? read.value : null;
}
