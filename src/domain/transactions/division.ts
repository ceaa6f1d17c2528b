import { sum, type Cents } from "../shared/cents.ts";
import type { TransactionId } from "../shared/ids.ts";
import type { Transaction } from "./transaction.ts";

/** A part of a record that becomes one of its own, on the same day. */
export type DividedPart = {
  readonly id: TransactionId;
  readonly category: string;
  /** More than nothing. */
  readonly amount: Cents;
  readonly description: string | null;
};

/** The parts of a divided record: the one that stays in it, and the others; the rest is somebody else's. */
export type Division = {
  readonly category: string;
  /** More than nothing; with the other parts never more than the record. */
  readonly amount: Cents;
  readonly parts: readonly DividedPart[];
};

/** Whether a record can be divided so: every part is something, and together they are not more than it. */
export function fitsIn({ amount, parts }: Division, record: Transaction): boolean {
  const amounts = [amount, ...parts.map((part) => part.amount)];
  return amounts.every((one) => one > 0) && sum(amounts) <= record.amount;
}

/** The records that a record becomes: itself first, under its own name, and its other parts on the same day and of the same account. */
export function dividedInto(
  record: Transaction,
  { category, amount, parts }: Division,
): readonly Transaction[] {
  const { kind, date, account } = record;
  const same = { kind, date, ...(account !== undefined && { account }) };
  return [{ ...record, category, amount }, ...parts.map((part) => ({ ...part, ...same }))];
}
