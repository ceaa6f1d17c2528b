import { DIRECTION_WORDS, MONEY_DIRECTIONS, wayIn } from "./direction-words.ts";
import { columnNamed, fingerprintOf, foldHeader } from "./header.ts";
import type { MappedColumn, MappedSign, Mapping } from "./mapping.ts";
import { readAmount } from "./read-amount.ts";
import { dayOrderOf } from "./day-order.ts";
import { cellText, type Cell, type Sheet } from "./sheet.ts";
import { freeWordColumn, hasSign } from "./told-way.ts";
import { isDay, USUAL_NAMES, type UnknownTable } from "./unknown-table.ts";

/** How many rows are searched to recognise a column. */
const SEARCHED_ROWS = 200;

type Columns = { [Column in MappedColumn]?: number | undefined };

/** Guesses the columns of an unknown table by their names, else by their content. The user confirms them. */
export function proposeMapping(table: UnknownTable): Mapping {
  const rows = table.rows.slice(0, SEARCHED_ROWS);
  const dated = rows.filter(({ cells }) => cells.some(isDay));
  const header = table.header === null ? [] : foldHeader(table.header);
  const sides = freeWordColumn(dated, [], MONEY_DIRECTIONS) ?? undefined;
  const columns = named(header.map((name, at) => (at === sides ? "" : name)));
  columns.date ??= mostly(dated, table.columns, columns, isDay);
  if (columns.debit === undefined || columns.credit === undefined) {
    delete columns.debit;
    delete columns.credit;
    columns.amount ??= mostly(dated, table.columns, columns, isMoney);
    columns.direction = likelyWords(table.rows, dated, columns, sides);
  } else delete columns.amount;
  columns.description ??= mostly(dated, table.columns, columns, isWords);
  return {
    fingerprint: fingerprintOf(table.header, table.columns),
    columns: defined(columns),
    sign: likelySign(table.rows, columns),
    dayOrder: dayOrderOf(table.rows, columns.date ?? 0),
  };
}

/** The column of directions, if it is needed: beside amounts with a sign, only if it contradicts one of them. */
function likelyWords(
  rows: Sheet,
  dated: Sheet,
  columns: Columns,
  sides: number | undefined,
): number | undefined {
  const { amount } = columns;
  if (amount === undefined) return undefined;
  const taken = Object.values(columns).filter((column) => column !== undefined);
  if (!hasSign(rows, amount))
    return sides ?? freeWordColumn(dated, taken, DIRECTION_WORDS) ?? undefined;
  const agrees = dated.every(({ cells }) => {
    const read = readAmount(cells[amount]);
    const way = sides === undefined ? null : wayIn(MONEY_DIRECTIONS, cells[sides]);
    return read?.ok !== true || way === null || (way === "income") === read.value >= 0;
  });
  return agrees ? undefined : sides;
}

function named(header: readonly string[]): Columns {
  const columns: Columns = {};
  const taken = new Set<number>();
  for (const [role, names] of Object.entries(USUAL_NAMES) as [MappedColumn, readonly string[]][]) {
    const column = columnNamed(
      header.map((cell, at) => (taken.has(at) ? "" : cell)),
      names,
    );
    if (column === null) continue;
    columns[role] = column;
    taken.add(column);
  }
  return columns;
}

/** The first free column in which at least half the cells are of a kind. */
function mostly(
  rows: Sheet,
  width: number,
  columns: Columns,
  isOne: (cell: Cell) => boolean,
): number | undefined {
  const taken = new Set(Object.values(columns));
  for (let at = 0; at < width; at += 1) {
    const fitting = rows.filter(({ cells }) => isOne(cells[at] ?? null)).length;
    if (!taken.has(at) && fitting > 0 && fitting * 2 >= rows.length) return at;
  }
  return undefined;
}

/** Money has cents; a whole number may be anything. */
const isMoney = (cell: Cell) =>
  readAmount(cell)?.ok === true && /\d[.,]\d{2}(?!\d)|\./.test(cellText(cell));

const isWords = (cell: Cell) => /\p{L}{3}/u.test(cellText(cell));

function likelySign(rows: Sheet, columns: Columns): MappedSign {
  if (columns.debit !== undefined && columns.credit !== undefined) return "columns";
  if (columns.amount === undefined) return "unknown";
  if (columns.direction !== undefined) return "words";
  if (hasSign(rows, columns.amount)) return "signed";
  return columns.balance === undefined ? "unknown" : "balance";
}

const defined = (columns: Columns): Mapping["columns"] =>
  Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined));
