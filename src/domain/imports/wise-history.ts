import { shownRow } from "./bank-text.ts";
import { cutRow, findMovements } from "./find-movements.ts";
import { joined, type Findings } from "./findings.ts";
import { columnNamed, foldHeader, foldName } from "./header.ts";
import { WISE_RECEIVED, WISE_SENT } from "./layouts/wise-history.ts";
import type { Found } from "./movement.ts";
import { layoutOf, readingOf } from "./reading.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";
import { HEADER_ROWS } from "./unknown-table.ts";

type Side = "sent" | "received" | "unclear";

/**
 * Finds the movements of a balance in euros in Wise's history of transactions, each row of which tells what was sent, what
 * was received, and which of the two the person did. A conversion between two balances is of the one in euros. Null for
 * any other table.
 */
export function wiseHistory(sheet: Sheet): Findings | null {
  const at = sheet.slice(0, HEADER_ROWS).findIndex((row) => layoutOf([WISE_SENT], row, []));
  const header = sheet[at];
  if (header === undefined) return null;
  const rows = sheet.slice(at + 1);
  const sideOf = sides(header);
  const partOf = (side: Side) => rows.filter((row) => sideOf(row) === side);
  const cut = cutRow(rows);
  const found = [WISE_SENT, WISE_RECEIVED].flatMap((layout) => {
    const known = layoutOf([layout], header, []);
    if (known === null) return [];
    const part = partOf(layout === WISE_SENT ? "sent" : "received").filter((row) => row !== cut);
    return [findMovements(part, readingOf(layout, known.columns, part))];
  });
  const unclear = rows.filter((row) => row === cut || sideOf(row) === "unclear");
  return {
    about: {
      source: { id: WISE_SENT.id, name: WISE_SENT.name },
      account: { digits: null, kind: WISE_SENT.kind },
    },
    found: joined([...found, unread(unclear, cut)]),
  };
}

/**
 * Which side of a row is the person's in euros. Nobody can say it of what moved within the balance in euros, of a refund
 * that came in, which may be of a movement that is not there, and of what cost a fee in another currency.
 */
function sides(header: SheetRow): (row: SheetRow) => Side {
  const names = foldHeader(header);
  const wordIn = (name: string) => {
    const column = columnNamed(names, [name]);
    return ({ cells }: SheetRow) => foldName(cellText(column === null ? null : cells[column]));
  };
  const [direction, state] = [wordIn("Direction"), wordIn("Status")];
  const [from, to] = [wordIn("Source currency"), wordIn("Target currency")];
  const [fee, feeIn] = [wordIn("Source fee amount"), wordIn("Source fee currency")];
  const costsElsewhere = (row: SheetRow) =>
    /[1-9]/.test(fee(row)) && feeIn(row) !== "" && feeIn(row) !== from(row);
  const isUnclear = (row: SheetRow, side: Side) => {
    if (state(row) === "refunded") return side === "received" && to(row) === EURO;
    if (state(row) !== "completed") return false;
    const within = direction(row) === "neutral" && from(row) === EURO && to(row) === EURO;
    return within || (side === "sent" && from(row) === EURO && costsElsewhere(row));
  };
  return (row) => {
    const word = direction(row);
    const comesIn = word === "in" || (word === "neutral" && to(row) === EURO);
    const side = comesIn ? "received" : "sent";
    return !DIRECTIONS.has(word) || isUnclear(row, side) ? "unclear" : side;
  };
}

const EURO = "eur";
const DIRECTIONS = new Set(["in", "out", "neutral"]);

/** Rows of which nobody can say whether they come in; those that say nothing are none. */
const unread = (rows: readonly SheetRow[], cut: SheetRow | null): Found => ({
  movements: [],
  unread: rows
    .map((row) => ({
      line: row.line,
      text: shownRow(row.cells.map(cellText)),
      reason: row === cut ? ("cut" as const) : ("sign" as const),
    }))
    .filter(({ text }) => text !== ""),
  ignored: [],
});
