import { cents, sum, type Cents } from "../shared/cents.ts";
import type { TransactionId } from "../shared/ids.ts";
import { movedBy, type Transaction } from "./transaction.ts";

/** A part of a record that becomes one of its own, on the same day. */
export type DividedPart = {
  readonly id: TransactionId;
  readonly category: string;
  /** Greater than zero. */
  readonly amount: Cents;
  readonly description: string | null;
};

/** The parts of a divided record: the one that it keeps, and the others; the rest is somebody else's, and not counted. */
export type Division = {
  readonly category: string;
  /** Greater than zero; together with the other parts at most the record's amount. */
  readonly amount: Cents;
  readonly parts: readonly DividedPart[];
};

/** Whether a division is valid: every part is greater than zero, and together they are at most the record's amount. */
export function fitsIn({ amount, parts }: Division, record: Transaction): boolean {
  const amounts = [amount, ...parts.map((part) => part.amount)];
  return amounts.every((one) => one > 0) && sum(amounts) <= record.amount;
}

/**
 * The records that a division makes: the record itself first, with its id and what does not count, and the other parts
 * on the same day and of the same account. Together they move the account as the record did.
 */
export function dividedInto(
  record: Transaction,
  { category, amount, parts }: Division,
): readonly Transaction[] {
  const { kind, date, account } = record;
  const dividedFrom = record.dividedFrom ?? record.id;
  const same = { kind, date, dividedFrom, ...(account !== undefined && { account }) };
  const counted = sum([amount, ...parts.map((part) => part.amount)]);
  const uncounted = cents(movedBy(record) - counted);
  return [
    { ...record, category, amount, ...(uncounted > 0 && { uncounted }) },
    ...parts.map((part) => ({ ...part, ...same })),
  ];
}
