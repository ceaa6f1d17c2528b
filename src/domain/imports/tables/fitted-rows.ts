import { foldHeader } from "./header.ts";
import { readAmount } from "../cells/read-amount.ts";
import { isDay } from "../cells/read-day.ts";
import { labelOf } from "../cells/row-label.ts";
import { widthOf } from "./unknown-table.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";

/**
 * The rows of a table below its header, without the header where it comes again. A row with a day or an amount that has
 * more cells than the header and most rows is a misfit, since a separator is astray in it; if most are, by amounts that their own commas divided,
 * these are put together again.
 */
export function fittedRows(header: SheetRow | null, below: Sheet): Sheet {
  const names = header === null ? "" : foldHeader(header).join("|");
  const rows = below.filter((row) => header === null || foldHeader(row).join("|") !== names);
  const divided = header === null ? null : dividedRows(rows, header.cells.length);
  if (divided !== null) return fitting(divided, header?.cells.length ?? 0);
  return fitting(rows, header?.cells.length ?? 0);
}

/** Marks the misfits; most rows may have one empty cell more, after a delimiter at their end. */
function fitting(rows: Sheet, named: number): Sheet {
  const usual = usualLength(rows);
  const isWide = (row: SheetRow) =>
    row.cells.length > Math.max(usual, named) || (named > 0 && widthOf(row) > named);
  return rows.map((row) => (isWide(row) && isMovement(row) ? { ...row, isMisfit: true } : row));
}

/** Whether a row has a day, or an amount that is neither a balance nor a total. */
const isMovement = ({ cells }: SheetRow): boolean =>
  cells.some(isDay) ||
  (labelOf(cells) === null && cells.some((cell) => readAmount(cell)?.ok === true));

/** The largest number of cells that most rows with a day have at least. */
function usualLength(rows: Sheet): number {
  const lengths = rows
    .filter(({ cells }) => cells.some(isDay))
    .map(({ cells }) => cells.length)
    .toSorted((one, other) => other - one);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

const WHOLE = /^(?:€|EUR)?\s*[-+−(]?\s*\d{1,3}(?:\.?\d{3})*$/i;
const CENTS = /^\d{2}[-)]?\s*(?:€|EUR)?$/i;

/**
 * Rows whose amounts were divided by their own decimal commas, with these put together, each in the same places. They
 * are misfits where the places are not clear. Null if most rows are no wider than the
 * header, or by something else than cents.
 */
function dividedRows(rows: Sheet, width: number): Sheet | null {
  const dated = rows.filter((row) => row.cells.some(isDay));
  const wide = dated.filter(({ cells }) => cells.length > width);
  if (wide.length * 2 <= dated.length) return null;
  const ways = wide.map(({ cells }) => waysToJoin(cells.map(cellText), cells.length - width));
  if (ways.some((some) => some.length === 0)) return null;
  const [first = [], ...others] = ways;
  const common = first.filter((way) => others.every((some) => some.includes(way)));
  const [only] = common;
  if (only === undefined || common.length > 1)
    return rows.map((row) =>
      row.cells.length > width && isMovement(row) ? { ...row, isMisfit: true } : row,
    );
  const places = new Set(only.split(" ").map(Number));
  const isDivided = ({ cells }: SheetRow) =>
    cells.length > width && waysToJoin(cells.map(cellText), cells.length - width).includes(only);
  return rows.map((row) =>
    isDivided(row) ? { line: row.line, cells: joined(row.cells, places) } : row,
  );
}

const joined = (cells: SheetRow["cells"], places: ReadonlySet<number>) =>
  cells.flatMap((cell, at) => {
    if (places.has(at - 1)) return [];
    return [places.has(at) ? `${cellText(cell)},${cellText(cells[at + 1])}` : cell];
  });

/** The most joins that are tried, and the most ways of placing them. */
const MAX_JOINS = 6;
const MAX_WAYS = 100;

/** The ways of joining cells that are an amount's euros and cents, each by the indexes of the euros. */
function waysToJoin(texts: readonly string[], joins: number): readonly string[] {
  if (joins > MAX_JOINS) return [];
  const pairs = texts.flatMap((text, at) =>
    WHOLE.test(text) && CENTS.test(texts[at + 1] ?? "") ? [at] : [],
  );
  let ways: readonly (readonly number[])[] = [[]];
  for (let count = 0; count < joins; count += 1)
    ways = ways
      .flatMap((way) => pairs.filter((at) => at > (way.at(-1) ?? -2) + 1).map((at) => [...way, at]))
      .slice(0, MAX_WAYS);
  return ways.map((way) => way.join(" "));
}
