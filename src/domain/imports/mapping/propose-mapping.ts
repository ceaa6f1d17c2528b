import { dayOrderOf } from "../cells/day-order.ts";
import { readAmount } from "../cells/read-amount.ts";
import { readDay } from "../cells/read-day.ts";
import { labelOf } from "../cells/row-label.ts";
import { dateColumn } from "../columns/date-column.ts";
import { directionColumn } from "../columns/direction-column.ts";
import { defined, moneyColumns } from "../columns/money-columns.ts";
import { freeNames, USUAL_NAMES } from "../columns/names.ts";
import { accountColumn, stateColumn } from "../columns/optional-columns.ts";
import { profilesOf, type ColumnProfile } from "../columns/profile.ts";
import { textColumn } from "../columns/text-column.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { columnNamed, foldHeader } from "../tables/header.ts";
import type { Mapping } from "./mapping.ts";
import { likelySign, provenMapping } from "./proven-mapping.ts";
import { cellText, type Sheet, type SheetRow } from "../tables/sheet.ts";
import type { UnknownTable } from "../tables/unknown-table.ts";

/** A proposed mapping, and the profiles of the columns that it is based on. */
export type Proposal = { readonly mapping: Mapping; readonly profiles: readonly ColumnProfile[] };

/**
 * Judges the columns of an unknown table by their names together with all their cells. What the balances prove is
 * decided; the user confirms the rest.
 */
export function proposeMapping(table: UnknownTable): Proposal {
  const header = table.header === null ? [] : foldHeader(table.header);
  const date = dateColumn(table, header);
  const fitting = table.rows.filter(({ isMisfit }) => isMisfit !== true);
  const isDated = ({ cells }: SheetRow) => date !== null && readDay(cells[date]) !== null;
  const moved = fitting.filter((row) => isDated(row) || isUndated(row, date));
  const profiles = profilesOf(moved, table.columns);
  const money = date === null ? {} : moneyColumns(header, profiles, date);
  const taken = new Set([...(date === null ? [] : [date]), ...Object.values(money)]);
  const take = (column: number | null | undefined) => {
    if (column === null || column === undefined) return undefined;
    taken.add(column);
    return column;
  };
  const direction = take(directionColumn(moved, header, money, profiles, taken));
  const state = take(stateColumn(header, profiles, taken));
  const account = take(accountColumn(header, profiles, taken));
  const category = take(columnNamed(freeNames(header, taken), USUAL_NAMES.category));
  const description = take(textColumn(header, profiles, taken));
  const columns: Mapping["columns"] = defined({
    date: date ?? undefined,
    ...money,
    direction,
    state,
    account,
    category,
    description,
  });
  const mapping: Mapping = {
    fingerprint: fingerprintOf(table),
    columns,
    sign: isOfCard(header, moved, columns) ? "unknown" : likelySign(moved, columns),
    dayOrder: dayOrderOf(table.rows, columns.date ?? 0),
  };
  return { mapping: provenMapping(mapping, moved, profiles), profiles };
}

/** Whether a row may be a movement of the day above it. */
const isUndated = ({ cells }: SheetRow, date: number | null): boolean =>
  date !== null &&
  cellText(cells[date]) === "" &&
  labelOf(cells) === null &&
  cells.some((cell) => readAmount(cell)?.ok === true);

/**
 * Whether a table names a card in each row and has more amounts with a plus than with a minus: these may be purchases,
 * since cards are told either way.
 */
function isOfCard(header: readonly string[], rows: Sheet, columns: Mapping["columns"]): boolean {
  const { amount, balance, direction } = columns;
  if (amount === undefined || balance !== undefined || direction !== undefined) return false;
  const card = header.findIndex((name) => /cart(?:ao|oes)|card|tarjeta/.test(name));
  const numbers = rows.map(({ cells }) => cellText(cells[card])).filter((text) => text !== "");
  if (numbers.length === 0 || !numbers.every((text) => /\d{4}/.test(text))) return false;
  const signs = rows.map(({ cells }) => {
    const read = readAmount(cells[amount], "point");
    return read?.ok === true ? Math.sign(read.value) : 0;
  });
  return signs.includes(-1) && signs.reduce<number>((sum, sign) => sum + sign, 0) > 0;
}
