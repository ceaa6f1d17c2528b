import { accepted, refused, type Result } from "../shared/result.ts";
import { foldName } from "./header.ts";
import type { Directions } from "./layout.ts";
import { readAmount } from "./read-amount.ts";
import type { Reading } from "./reading.ts";
import { cellText, type Cell, type Sheet } from "./sheet.ts";
import type { UnreadReason } from "./statement.ts";

type Cells = readonly Cell[];
type Signed = Result<number, UnreadReason>;

/** What banks write where a column tells the direction of an amount without a sign. */
const USUAL_WORDS: Directions = {
  income: ["c", "cr", "cred", "credito"],
  expense: ["d", "db", "deb", "debito"],
};

/** How the amounts of one table become signed cents: negative where money goes out; `rows` are those with a date. */
export function signedAmounts(reading: Reading, rows: Sheet): (cells: Cells) => Signed {
  const { debit, credit, amount = 0, direction, fee } = reading.columns;
  if (debit !== undefined && credit !== undefined)
    return (cells) => fromTwo(cells[debit], cells[credit]);
  const turn = turnOf(reading);
  const kindOf = wordRule(reading, rows, amount);
  return (cells) => {
    const read = readAmount(cells[amount]);
    if (read === null) return refused("amount");
    if (!read.ok) return read;
    const charged = fee === undefined ? null : readAmount(cells[fee]);
    if (charged !== null && !charged.ok) return charged;
    const value = turn(read.value);
    if (kindOf === null || direction === undefined) return accepted(value - (charged?.value ?? 0));
    const kind = kindOf(cells[direction]);
    if (kind === null) return refused("sign");
    return accepted(kind === "income" ? Math.abs(value) : minus(Math.abs(value)));
  };
}

/** An amount of its column is what it says; of two amounts in a row nobody knows which counts. */
function fromTwo(out: Cell | undefined, into: Cell | undefined): Signed {
  const [debit, credit] = [readAmount(out), readAmount(into)];
  if (debit?.ok === false) return debit;
  if (credit?.ok === false) return credit;
  if (debit === null && credit === null) return refused("amount");
  if (debit !== null && debit.value !== 0 && credit !== null && credit.value !== 0)
    return refused("two-amounts");
  return accepted((credit?.value ?? 0) + minus(Math.abs(debit?.value ?? 0)));
}

function turnOf({ sign }: Reading): (value: number) => number {
  if (sign.by === "inverted-sign") return minus;
  if (sign.by !== "all") return (value) => value;
  return (value) => (sign.kind === "income" ? Math.abs(value) : minus(Math.abs(value)));
}

/** Words tell the direction where a layout says so, or where no amount has a sign and every word is a usual one. */
function wordRule({ sign, columns }: Reading, rows: Sheet, at: number) {
  if (sign.by === "word") return (cell: Cell | undefined) => kindIn(sign.words, cell);
  const { direction } = columns;
  if (sign.by !== "sign" || direction === undefined || hasNegative(rows, at)) return null;
  const words = rows.map(({ cells }) => cells[direction]).filter((cell) => cellText(cell) !== "");
  const usual = words.length > 0 && words.every((cell) => kindIn(USUAL_WORDS, cell) !== null);
  return usual ? (cell: Cell | undefined) => kindIn(USUAL_WORDS, cell) : null;
}

function kindIn(words: Directions, cell: Cell | undefined): "income" | "expense" | null {
  const word = foldName(cellText(cell));
  if (words.income.includes(word)) return "income";
  if (words.expense.includes(word)) return "expense";
  return words.otherwise ?? null;
}

/** Whether any amount of a column has a minus. */
export const hasNegative = (rows: Sheet, column: number): boolean =>
  rows.some(({ cells }) => {
    const read = readAmount(cells[column]);
    return read !== null && read.ok && read.value < 0;
  });

const minus = (value: number) => (value === 0 ? 0 : -value);
