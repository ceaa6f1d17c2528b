import { shownRow } from "../bank-text.ts";
import { cutRow, findMovements } from "./find-movements.ts";
import { joined, type Findings } from "../statements/findings.ts";
import { columnNamed, foldHeader, foldName } from "./header.ts";
import { WISE_RECEIVED, WISE_SENT } from "./layouts/wise-history.ts";
import { layoutOf, readingOf } from "./reading.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";
import type { UnreadReason, UnreadRow } from "../statements/statement.ts";
import { HEADER_ROWS } from "./unknown-table.ts";

type Side = "sent" | "received" | "unclear";

/**
 * Finds the movements of a balance in euros in Wise's history of transactions. Each row has the amount sent, the amount
 * received, and the user's side. A conversion between two balances counts for the one in euros. Null for any other
 * table.
 */
export function wiseHistory(sheet: Sheet): Findings | null {
  const heads = sheet.slice(0, HEADER_ROWS).map((row) => ({
    row,
    sent: layoutOf([WISE_SENT], row, []),
    received: layoutOf([WISE_RECEIVED], row, []),
  }));
  const at = heads.findIndex(({ sent, received }) => sent !== null && received !== null);
  const { row: header, sent, received } = heads[at] ?? {};
  if (header === undefined || !sent || !received) return null;
  const rows = sheet.slice(at + 1);
  const cut = cutRow(rows);
  const sideOf = sides(header);
  const partOf = (side: Side) => rows.filter((row) => row !== cut && sideOf(row) === side);
  const foundIn = (part: Sheet, { layout, columns }: typeof sent) =>
    findMovements(part, readingOf(layout, columns, part));
  const unclear = unread(partOf("unclear"), "sign");
  const spoilt = unread(cut === null ? [] : [cut], "cut");
  const { id, name, kind } = WISE_SENT;
  return {
    about: { source: { id, name }, account: { digits: null, kind } },
    found: joined([
      foundIn(partOf("sent"), sent),
      foundIn(partOf("received"), received),
      { movements: [], unread: [...unclear, ...spoilt], ignored: [] },
    ]),
  };
}

/**
 * The user's side of a row in euros. It is unknown for movements within the balance in euros, for an incoming refund,
 * whose movement may not be there, and for a fee in another currency.
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

/** The texts of unread rows; empty rows are dropped. */
const unread = (rows: Sheet, reason: UnreadReason): readonly UnreadRow[] =>
  rows
    .map(({ line, cells }) => ({ line, text: shownRow(cells.map(cellText)), reason }))
    .filter(({ text }) => text !== "");
