import { textFromInert } from "../../shared/csv.ts";
import { refused } from "../../shared/result.ts";
import { bankText, shownRow } from "../bank-text.ts";
import type { Found, Movement } from "../statements/movement.ts";
import type { IgnoredReason, UnreadReason, UnreadRow } from "../statements/statement.ts";
import { sheetOfLine } from "../statements/sheet-line.ts";
import { foldName } from "./header.ts";
import { balanceTold, openingAbove } from "./opening-balance.ts";
import { isEuro } from "../cells/other-currency.ts";
import { readAmount } from "../cells/read-amount.ts";
import { readDay, type Moment } from "../cells/read-day.ts";
import type { Reading } from "./reading.ts";
import { headingOf, ownLabel } from "../cells/row-label.ts";
import { cellText, type Cell, type Sheet, type SheetRow } from "./sheet.ts";
import { signedAmounts } from "./signed-amount.ts";
import { isTotalOf, undatedMovements, type Undated } from "./undated-rows.ts";

/** The issuer of an invoice, as the tax portal writes it: `500100144 - Mercearia`. */
const ISSUER = /^(\d{9})\s*-\s*(.*)$/s;

/**
 * Finds the movements among the rows below a header. A row with a date or an amount is read, ignored on purpose, or
 * reported as unread, and never lost; balances and totals among them are no movements, nor is a row with neither (a
 * detail, a page number).
 */
export function findMovements(table: Sheet, reading: Reading, above: Sheet = []): Found {
  const movements: Movement[] = [];
  const unread: UnreadRow[] = [];
  const ignored: IgnoredReason[] = [];
  const undated: Undated[] = [];
  const totals: SheetRow[] = [];
  const balances = table.map((row) => balanceTold(row, reading));
  const rows = table.filter((_, index) => balances[index] === null);
  const dayOf = ({ cells }: SheetRow) => readDay(at(cells, reading.columns.date), reading.dayOrder);
  const amountOf = signedAmounts(
    reading,
    rows.filter((row) => row.isMisfit !== true && ownLabel(row.cells, reading.columns) === null),
  );
  const cut = cutRow(table);
  const unreadRow = ({ line, cells }: SheetRow, reason: UnreadReason) =>
    unread.push({ line, text: shownRow(cells.map(cellText)), reason });
  let heading = headingAbove(above, rows);
  let day: Moment | null = null;
  let sheet = 0;
  let after: Movement | null = null;
  for (const row of rows) {
    const { cells, line } = row;
    // A day holds for the rows below it in its own sheet.
    if (sheetOfLine(line) !== sheet) [sheet, day] = [sheetOfLine(line), null];
    const next = headingOf(cells);
    if (next !== null && next !== (heading ?? "booked")) [heading, day] = [next, null];
    if (row.isMisfit === true) {
      unreadRow(row, "cells");
      day = null;
      continue;
    }
    const moment = dayOf(row);
    if (moment !== null) [day, after] = [moment === "bad" ? null : moment, null];
    const isPending = heading === "pending";
    const left =
      isPending && moment !== null ? "pending" : ignoredReason(cells, reading, moment === null);
    if (left !== null) {
      ignored.push(left);
      continue;
    }
    const label = ownLabel(cells, reading.columns)?.label;
    const amount = row === cut ? refused("cut" as const) : amountOf(cells);
    if (moment === null) {
      if (label !== undefined || !amount.ok || amount.value.signed === 0) continue;
      const leftOut = isPending ? "pending" : ignoredReason(cells, reading, false);
      if (leftOut !== null) ignored.push(leftOut);
      else if (cellText(at(cells, reading.columns.date)) !== "" || day === null) {
        unreadRow(row, "day");
        day = null;
      } else {
        const { signed, open } = amount.value;
        const text = shownRow(cells.map(cellText));
        const told = factsOf(cells, reading);
        const movement = { line, ...day, signed, ...(open && { open: text }), ...told };
        undated.push({ movement, after, text });
      }
      continue;
    }
    if (label === "total") {
      // Its day is not that of the rows below it.
      day = null;
      totals.push(row);
    } else if (!amount.ok) {
      const { reason } = amount;
      if (reason === "currency") ignored.push(reason);
      else unreadRow(row, moment === "bad" ? "date" : reason);
    } else if (moment === "bad") unreadRow(row, "date");
    else {
      const { signed, open } = amount.value;
      const text = shownRow(cells.map(cellText));
      after = { line, ...moment, signed, ...(open && { open: text }), ...factsOf(cells, reading) };
      movements.push(after);
    }
  }
  const below = undatedMovements(movements, undated);
  for (const row of totals) if (!isTotalOf(below.movements, row, reading)) unreadRow(row, "total");
  const told = balances.find((balance) => balance?.is === "opening")?.amount ?? null;
  const opening = openingAbove(above) ?? told;
  return {
    movements: below.movements,
    unread: [...unread, ...below.unread],
    ignored,
    opening: opening === null ? null : held(opening, reading.sign),
    available: reading.available === true,
  };
}

/** The heading above a table, if another ends what it says. */
const headingAbove = (above: Sheet, rows: Sheet) =>
  rows.some(({ cells }) => headingOf(cells) === "booked")
    ? headingOf(above.at(-1)?.cells ?? [])
    : null;

const at = (cells: readonly Cell[], column: number | undefined): Cell =>
  column === undefined ? null : (cells[column] ?? null);

/** The facts of a row, apart from its day and its amount. */
function factsOf(cells: readonly Cell[], { columns, taxNumber, inert, sign, decimal }: Reading) {
  const textOf = (column: number | undefined) => {
    const text = cellText(at(cells, column));
    return inert ? textFromInert(text) : text;
  };
  const [, issuer, name] = (taxNumber ? ISSUER.exec(textOf(columns.description)) : null) ?? [];
  const words = name ?? [textOf(columns.description), textOf(columns.details)].join(" ");
  const balance = readAmount(at(cells, columns.balance), decimal);
  return {
    original: bankText(words),
    balance: balance?.ok === true ? held(balance.value, sign) : null,
    ...(balance?.ok === false && { spoiltBalance: true }),
    chain: cellText(at(cells, columns.chain)),
    taxNumber: issuer ?? null,
    category: bankText(textOf(columns.category)) || null,
  };
}

/** The account's amount by a balance; if purchases are positive, a balance is a debt. */
const held = (balance: number, { by }: Reading["sign"]): number =>
  by === "inverted-sign" && balance !== 0 ? -balance : balance;

/** Why a row is ignored on purpose, or null. A row without a date is a movement only if it has a state. */
function ignoredReason(
  cells: readonly Cell[],
  { columns, states, otherCurrency }: Reading,
  dateless: boolean,
): IgnoredReason | null {
  const state = foldName(cellText(at(cells, columns.state)));
  if (states !== null && state !== "") {
    if (states.reverted.includes(state)) return "reverted";
    const isLate = dateless && states.isDatedOnceBooked === true;
    if (isLate || !states.done.includes(state)) return "pending";
  }
  const currency = cellText(at(cells, columns.currency));
  if (dateless || isEuro(currency)) return null;
  return currency !== "" || otherCurrency === true ? "currency" : null;
}

/** The last row, if the file is cut off in it: it has fewer cells than the row before. */
export function cutRow(rows: Sheet): SheetRow | null {
  const [last, before] = [rows.at(-1), rows.at(-2)];
  return last && before && last.cells.length < before.cells.length ? last : null;
}
