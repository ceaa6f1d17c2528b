import { accepted, refused, type Result } from "../../shared/result.ts";
import { waysOf } from "./told-way.ts";
import { readAmount, type AmountRefusal } from "./read-amount.ts";
import type { Reading } from "./reading.ts";
import type { Cell, Sheet } from "./sheet.ts";
import type { UnreadReason } from "../statements/statement.ts";

type Cells = readonly Cell[];

/** Signed cents; `open` and not negative if the table does not show the direction. */
type Told = { readonly signed: number; readonly open: boolean };

type Signed = Result<Told, UnreadReason | AmountRefusal>;

/** Returns how the amounts of one table become signed cents: negative for money out; `rows` are those with a date. */
export function signedAmounts(reading: Reading, rows: Sheet): (cells: Cells) => Signed {
  const { debit, credit, amount = 0, fee } = reading.columns;
  if (debit !== undefined && credit !== undefined)
    return (cells) => fromTwo(cells[debit], cells[credit]);
  const wayOf = waysOf(reading, rows, amount);
  return (cells) => {
    const read = readAmount(cells[amount]);
    if (read === null) return refused("amount");
    if (!read.ok) return read;
    const charged = fee === undefined ? null : readAmount(cells[fee]);
    if (charged !== null && !charged.ok) return charged;
    const signed = wayOf(cells, read.value);
    return signed === null
      ? accepted({ signed: Math.abs(read.value), open: true })
      : told(signed - (charged?.value ?? 0));
  };
}

const told = (signed: number) => accepted({ signed, open: false });

/** The column decides the direction of an amount; a row with two amounts is refused. */
function fromTwo(out: Cell | undefined, into: Cell | undefined): Signed {
  const [debit, credit] = [readAmount(out), readAmount(into)];
  if (debit?.ok === false) return debit;
  if (credit?.ok === false) return credit;
  if (debit === null && credit === null) return refused("amount");
  if (debit !== null && debit.value !== 0 && credit !== null && credit.value !== 0)
    return refused("two-amounts");
  return told((credit?.value ?? 0) - Math.abs(debit?.value ?? 0));
}
