import { accepted, refused, type Result } from "../../shared/result.ts";
import { waysOf } from "./told-way.ts";
import type { DecimalMark } from "../cells/amount-marks.ts";
import { readAmount, type AmountRefusal } from "../cells/read-amount.ts";
import type { Reading } from "./reading.ts";
import type { Cell, Sheet } from "./sheet.ts";
import type { UnreadReason } from "../statements/statement.ts";

type Cells = readonly Cell[];

/** Signed cents; `open` and not negative if the table does not show the direction. */
type Told = { readonly signed: number; readonly open: boolean };

type Signed = Result<Told, UnreadReason | AmountRefusal>;

/** Returns how the amounts of one table become signed cents: negative for money out; `rows` are those with a date. */
export function signedAmounts(reading: Reading, rows: Sheet): (cells: Cells) => Signed {
  const { debit, credit, fee, net, euros } = reading.columns;
  const { decimal } = reading;
  if (debit !== undefined && credit !== undefined) {
    const usual = {
      debit: usualSign(rows, debit, decimal),
      credit: usualSign(rows, credit, decimal),
    };
    return (cells) =>
      fromTwo(readAmount(cells[debit], decimal), readAmount(cells[credit], decimal), usual);
  }
  const amount = euros ?? net ?? reading.columns.amount ?? 0;
  const charge = net === undefined ? fee : undefined;
  const feeSign = charge === undefined ? 1 : usualSign(rows, charge, decimal);
  const wayOf = waysOf(reading, rows, amount);
  return (cells) => {
    const read = readAmount(cells[amount], decimal);
    if (read === null) return refused("amount");
    if (!read.ok) return read;
    const charged = charge === undefined ? null : readAmount(cells[charge], decimal);
    if (charged !== null && !charged.ok) return charged;
    const signed = wayOf(cells, read.value);
    return signed === null
      ? accepted({ signed: Math.abs(read.value), open: true })
      : told(signed - feeSign * (charged?.value ?? 0));
  };
}

const told = (signed: number) => accepted({ signed: signed === 0 ? 0 : signed, open: false });

/** The sign that most amounts of a column have: a bank writes debits, credits and fees with a minus, or without. */
function usualSign(rows: Sheet, column: number, decimal: DecimalMark | null): 1 | -1 {
  let sum = 0;
  for (const { cells } of rows) {
    const read = readAmount(cells[column], decimal);
    if (read?.ok === true) sum += Math.sign(read.value);
  }
  return sum < 0 ? -1 : 1;
}

type Amount = ReturnType<typeof readAmount>;

/**
 * The column decides the direction of an amount, unless it has another sign than most of its column: that is a reversal. A row
 * with two amounts is refused.
 */
function fromTwo(
  debit: Amount,
  credit: Amount,
  usual: { readonly debit: 1 | -1; readonly credit: 1 | -1 },
): Signed {
  if (debit?.ok === false) return debit;
  if (credit?.ok === false) return credit;
  if (debit === null && credit === null) return refused("amount");
  if (debit !== null && debit.value !== 0 && credit !== null && credit.value !== 0)
    return refused("two-amounts");
  return told(usual.credit * (credit?.value ?? 0) - usual.debit * (debit?.value ?? 0));
}
