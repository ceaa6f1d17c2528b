import {
  clearWords,
  DIRECTION_WORDS,
  saysOnly,
  MONEY_DIRECTIONS,
  wayIn,
  type Way,
} from "../cells/direction-words.ts";
import type { Directions } from "./layout.ts";
import type { DecimalMark } from "../cells/amount-marks.ts";
import { readAmount, withMinuses } from "../cells/read-amount.ts";
import type { Reading } from "./reading.ts";
import { cellText, type Cell, type Sheet } from "./sheet.ts";

type Cells = readonly Cell[];

/** Returns an amount as signed cents, or null if its row does not show the direction. */
type WayOf = (cells: Cells, value: number) => number | null;

/** How the rows of a table show the direction of a column's amounts; `rows` are those with a date. */
export function waysOf({ sign, columns, decimal }: Reading, rows: Sheet, amount: number): WayOf {
  const { direction } = columns;
  switch (sign.by) {
    case "inverted-sign":
      return (_, value) => minus(value);
    case "all":
      return (_, value) => towards(sign.kind, value);
    case "balance":
      return unlessNothing;
    case "word":
      return direction === undefined
        ? unlessNothing
        : byWords(sign.words, direction, rows, { amount, decimal });
    case "sign":
      return asTold(rows, amount);
    case "seen-sign": {
      const isSigned = hasSign(rows, amount);
      const words = isSigned ? MONEY_DIRECTIONS : DIRECTION_WORDS;
      const column = wordColumn(rows, columns, words);
      if (column !== null) return byWords(words, column, rows, { amount, decimal });
      return isSigned ? asTold(rows, amount) : unlessNothing;
    }
  }
}

/**
 * Two minuses are one where a bank writes all its expenses so; beside amounts with a single one they may be a reversal,
 * and are open.
 */
function asTold(rows: Sheet, amount: number): WayOf {
  const minuses = (cells: Cells) => withMinuses(cellText(cells[amount])).match(/-/g)?.length ?? 0;
  const isMixed = rows.some(({ cells }) => minuses(cells) === 1);
  return (cells, value) => (isMixed && minuses(cells) === 2 ? null : value);
}

/** The direction of zero does not matter. */
const unlessNothing: WayOf = (_, value) => (value === 0 ? 0 : null);

/**
 * A word gives its rows their direction, whether they have the matching sign, none, or always the opposite. A row whose
 * sign differs from most rows of its word may be a reversal, and is open.
 */
function byWords(
  known: Directions,
  column: number,
  rows: Sheet,
  { amount, decimal }: { readonly amount: number; readonly decimal: DecimalMark | null },
): WayOf {
  const words = clearWords(columnOf(rows, column), known);
  const usual: Record<Way, number> = { income: 0, expense: 0 };
  for (const { cells } of rows) {
    const way = wayIn(words, cells[column]);
    const read = readAmount(cells[amount], decimal);
    if (way !== null && read?.ok === true) usual[way] += Math.sign(read.value);
  }
  return (cells, value) => {
    if (value === 0) return 0;
    const way = wayIn(words, cells[column]);
    return way === null || Math.sign(value) !== Math.sign(usual[way]) ? null : towards(way, value);
  };
}

/** The column of directions in a table: the one with such a name, else the first free one that can be nothing else. */
function wordColumn(
  rows: Sheet,
  { direction, ...others }: Reading["columns"],
  known: Directions,
): number | null {
  if (direction === undefined)
    return freeWordColumn(rows, Object.values(others), known, (cells) => isClear(cells, known));
  return saysOnly(columnOf(rows, direction), known) ? direction : null;
}

/** A single letter that is the same in all rows may mean anything; both directions, or whole words, are clear. */
function isClear(cells: Cells, known: Directions): boolean {
  const ways = new Set(cells.map((cell) => wayIn(known, cell)));
  return (
    (ways.has("income") && ways.has("expense")) || cells.every((cell) => cellText(cell).length > 2)
  );
}

/** The first column, except some, that has only words of direction and passes a test. */
export function freeWordColumn(
  rows: Sheet,
  taken: readonly number[],
  known: Directions,
  passes: (cells: Cells) => boolean = () => true,
): number | null {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let column = 0; column < width; column += 1) {
    const cells = taken.includes(column) ? [] : columnOf(rows, column);
    if (saysOnly(cells, known) && passes(cells)) return column;
  }
  return null;
}

const columnOf = (rows: Sheet, column: number): Cells =>
  rows.map(({ cells }) => cells[column] ?? null);

/** Whether any amount of a column has a written sign. */
export const hasSign = (rows: Sheet, column: number): boolean =>
  rows.some(({ cells }) => {
    // Whichever the decimal mark is, the sign is the same.
    const read = readAmount(cells[column], "point");
    return read?.ok === true && (read.value < 0 || cellText(cells[column]).includes("+"));
  });

const minus = (value: number) => (value === 0 ? 0 : -value);

const towards = (way: Way, value: number) =>
  way === "income" ? Math.abs(value) : minus(Math.abs(value));
