import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** An amount that is another one since a day. */
export type PriceChange = { readonly from: Cents; readonly since: CivilDate };

/** The last time that payments came to another amount: what one was before, and the first one of today's amount. */
export type LastChange<Payment> = {
  readonly former: Payment;
  readonly first: Payment;
  /** Whether either amount held for two payments: what differs each time is no price. */
  readonly held: boolean;
};

/** When some payments, the earliest first, came to the amount of the last one; null where none differs from it. */
export function lastChange<Payment extends Pick<Transaction, "date" | "amount">>(
  payments: readonly Payment[],
): LastChange<Payment> | null {
  const last = payments.at(-1);
  const before = payments.findLastIndex(({ amount }) => amount !== last?.amount);
  const [former, first] = [payments[before], payments[before + 1]];
  if (former === undefined || first === undefined) return null;
  const held = payments.length - 1 - before > 1 || payments[before - 1]?.amount === former.amount;
  return { former, first, held };
}

/** When the price that is paid last began, and what it was before; null where it is the only one, or there is none. */
export function priceChange(
  payments: readonly Pick<Transaction, "date" | "amount">[],
): PriceChange | null {
  const change = lastChange(payments);
  return change?.held ? { from: change.former.amount, since: change.first.date } : null;
}
