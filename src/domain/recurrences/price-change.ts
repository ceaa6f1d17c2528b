import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** A former amount, and the day since which another one is paid. */
export type PriceChange = { readonly from: Cents; readonly since: CivilDate };

/** The last change of the amount of payments: the last one before, and the first one of the current amount. */
export type LastChange<Payment> = {
  readonly former: Payment;
  readonly first: Payment;
  /** Whether either amount was paid twice: an amount that differs each time is no price. */
  readonly held: boolean;
};

/** Finds the last change of the amount, with payments sorted by day; null if all amounts are equal. */
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

/** When the current price began, and the one before; null if there is no other, or no price at all. */
export function priceChange(
  payments: readonly Pick<Transaction, "date" | "amount">[],
): PriceChange | null {
  const change = lastChange(payments);
  return change?.held ? { from: change.former.amount, since: change.first.date } : null;
}
