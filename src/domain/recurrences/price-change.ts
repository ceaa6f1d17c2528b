import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** An amount that is another one since a day. */
export type PriceChange = { readonly from: Cents; readonly since: CivilDate };

/**
 * When the last of some payments, the earliest first, came to their amount, and what they came to before; null where it is the
 * only one, or where it differs each time, since that is no price.
 */
export function priceChange(
  payments: readonly Pick<Transaction, "date" | "amount">[],
): PriceChange | null {
  const last = payments.at(-1);
  const before = payments.findLastIndex(({ amount }) => amount !== last?.amount);
  const [former, first] = [payments[before], payments[before + 1]];
  if (former === undefined || first === undefined) return null;
  const held = payments.length - 1 - before > 1 || payments[before - 1]?.amount === former.amount;
  return held ? { from: former.amount, since: first.date } : null;
}
