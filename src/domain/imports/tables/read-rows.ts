import { accepted, refused } from "../../shared/result.ts";
import { lastDigits } from "../bank-text.ts";
import { isOtherCurrencyAccount, namesOtherCurrency } from "../cells/other-currency.ts";
import { ambiguousYear } from "../cells/two-digit-years.ts";
import { ROWS_MAX } from "../file-limits.ts";
import type { Findings } from "../statements/findings.ts";
import type { Found } from "../statements/movement.ts";
import type { Statement } from "../statements/statement.ts";
import { toStatement } from "../statements/to-statement.ts";
import { withUnreadCells } from "../statements/unread-cells.ts";
import { accountAbove } from "./account-above.ts";
import { accountsIn, rowsOf, rowsOfNone } from "./accounts-in-rows.ts";
import { findMovements } from "./find-movements.ts";
import { isAvailable } from "./header.ts";
import type { Read } from "./read-outcome.ts";
import type { Reading } from "./reading.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";
import { signedFound } from "./signed-by-balance.ts";
import { hasSign } from "./told-way.ts";
import { unreadDate } from "./unread-dates.ts";

/** Where a table is, and which of its accounts is read; null for the only one. */
export type Place = {
  readonly header: SheetRow | null;
  readonly above: Sheet;
  readonly rows: Sheet;
  readonly account: string | null;
};

/** Reads the rows below a header; null if nothing shows the direction. */
export function readRows({
  reading: told,
  header,
  above,
  rows,
  account,
}: Place & { readonly reading: Reading }): Read | null {
  const reading = { ...told, ...aboutAll(told, header, above) };
  const dates = reading.columns.date ?? 0;
  const ambiguous = ambiguousYear(rows, dates);
  if (ambiguous !== null) return refused({ type: "ambiguous-dates", example: ambiguous });
  const accounts = accountsIn(rows, reading);
  if (accounts.length > 1 && account === null)
    return accepted({ type: "several-accounts", accounts });
  const own = accounts.length > 1 ? rowsOf(account, rows, reading) : rows;
  const signed = accounts.length > 1 ? withSignsOf(rows, reading) : reading;
  const read = findMovements(own, signed, above);
  const ownerless = accounts.length > 1 ? rowsOfNone(rows, reading) : [];
  const found = signedFound({ ...read, unread: [...read.unread, ...ownerless] }, signed);
  if (found === null) return null;
  const { source, kind } = reading;
  const digits = accountDigits(reading, above, own);
  const example =
    found.movements.length + found.ignored.length === 0 ? unreadDate(rows, dates) : null;
  return example === null
    ? stated({ about: { source, account: { digits, kind } }, found }, (statement) =>
        withUnreadCells(statement, header, rows),
      )
    : refused({ type: "unknown-dates", example });
}

/** The signs of all accounts of a file tell how those of one are written, even if all of its amounts come in. */
function withSignsOf(rows: Sheet, reading: Reading): Reading {
  const { amount, direction } = reading.columns;
  const isSeen = reading.sign.by === "seen-sign" && amount !== undefined && hasSign(rows, amount);
  return isSeen && direction === undefined ? { ...reading, sign: { by: "sign" } } : reading;
}

const isEmpty = ({ movements, unread, ignored }: Found): boolean =>
  movements.length + unread.length + ignored.length === 0;

/** A statement of what was found, unless that is nothing or too much. */
export function stated(
  { about, found }: Findings,
  completed: (statement: Statement) => Statement = (statement) => statement,
): Read {
  if (found.movements.length > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (isEmpty(found)) return refused({ type: "no-rows" });
  return accepted({ type: "statement", statement: completed(toStatement(about, found)) });
}

/** The facts of a whole table, from its header and the lines above it. */
function aboutAll({ columns }: Reading, header: SheetRow | null, above: Sheet) {
  const nameOf = (column: number | undefined) =>
    column === undefined ? "" : cellText(header?.cells[column]);
  const amounts = [columns.amount, columns.debit, columns.credit].map(nameOf);
  return {
    otherCurrency: amounts.some(namesOtherCurrency) || isOtherCurrencyAccount(above),
    available: isAvailable(nameOf(columns.balance)),
  };
}

/** The last four digits of the account: from its own column, else from a line above the header. */
function accountDigits({ columns }: Reading, above: Sheet, rows: Sheet): string | null {
  return columns.account === undefined
    ? (accountAbove(above)?.slice(-4) ?? null)
    : lastDigits(cellText(rows[0]?.cells[columns.account]));
}
