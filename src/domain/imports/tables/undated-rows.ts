import { linksOf } from "../statements/balance-proof.ts";
import { oldestFirst } from "../statements/file-order.ts";
import type { Movement } from "../statements/movement.ts";
import type { UnreadRow } from "../statements/statement.ts";
import { readAmount } from "../cells/read-amount.ts";
import type { Reading } from "./reading.ts";
import type { SheetRow } from "./sheet.ts";

/**
 * A row with an amount and without a day, as a movement of the day above it, and the movement with a day above it; null
 * if that was no movement.
 */
export type Undated = {
  readonly movement: Movement;
  readonly after: Movement | null;
  readonly text: string;
};

/**
 * Adds rows without a day to the movements of the day above them, where the balances prove it, or, without balances, no
 * row with a day is the sum of those below it, which then are its details. All others are unread.
 */
export function undatedMovements(
  dated: readonly Movement[],
  undated: readonly Undated[],
): { readonly movements: readonly Movement[]; readonly unread: readonly UnreadRow[] } {
  if (undated.length === 0) return { movements: dated, unread: [] };
  const movements = [...dated, ...undated.map(({ movement }) => movement)].toSorted(
    (one, other) => one.line - other.line,
  );
  const isOfDay = hasBalances(movements) ? isProven(dated, movements) : !areDetails(dated, undated);
  if (isOfDay) return { movements, unread: [] };
  return {
    movements: dated,
    unread: undated.map(({ movement: { line }, text }) => ({ line, text, reason: "day" })),
  };
}

const hasBalances = (movements: readonly Movement[]): boolean =>
  movements.some(({ balance }) => balance !== null);

function isProven(dated: readonly Movement[], all: readonly Movement[]): boolean {
  const links = linksOf(oldestFirst(all));
  return links.count > 0 && links.broken.length <= linksOf(oldestFirst(dated)).broken.length;
}

/** Whether undated rows add up to a dated row above them, or to all that comes before them. */
function areDetails(dated: readonly Movement[], undated: readonly Undated[]): boolean {
  const sums = new Map<Movement, number>();
  for (const { movement, after } of undated)
    if (after !== null) sums.set(after, (sums.get(after) ?? 0) + movement.signed);
  if ([...sums].some(([{ signed }, sum]) => signed === sum)) return true;
  return undated.some(({ movement }) =>
    isSumOf(
      dated.filter(({ line }) => line < movement.line),
      [movement.signed],
    ),
  );
}

/** Whether each of some amounts is a sum of movements: of all, of what comes in, or of what goes out. */
function isSumOf(movements: readonly Movement[], amounts: readonly number[]): boolean {
  const sumOf = (way: (signed: number) => boolean) =>
    movements.reduce((sum, { signed }) => (way(signed) ? sum + signed : sum), 0);
  const sums = [sumOf(() => true), sumOf((one) => one > 0), sumOf((one) => one < 0)].map(Math.abs);
  return movements.length > 1 && amounts.every((amount) => sums.includes(Math.abs(amount)));
}

/** Whether a row with a day that calls itself a total is the sum of the movements. */
export function isTotalOf(
  movements: readonly Movement[],
  { cells, line }: SheetRow,
  { columns, decimal }: Reading,
): boolean {
  const amounts = [columns.euros ?? columns.net ?? columns.amount, columns.debit, columns.credit]
    .flatMap((column) => (column === undefined ? [] : [readAmount(cells[column], decimal)]))
    .flatMap((read) => (read?.ok === true && read.value !== 0 ? [read.value] : []));
  const before = movements.filter((movement) => movement.line < line);
  const after = movements.filter((movement) => movement.line > line);
  return [movements, before, after].some((some) => isSumOf(some, amounts));
}
