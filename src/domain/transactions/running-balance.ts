import { add, subtract, ZERO, type Cents } from "../shared/cents.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import type { Transaction } from "./transaction.ts";

/** The balance in cents at the end of each day of a month, from its first day to `until`. */
export function runningBalance(
  transactions: readonly Transaction[],
  until: CivilDate,
): readonly Cents[] {
  const days: Cents[] = Array.from({ length: partsOf(until).day }, () => ZERO);
  for (const { kind, date, amount } of transactions) {
    const day = partsOf(date).day - 1;
    const before = days[day];
    if (before === undefined) continue;
    days[day] = kind === "income" ? add(before, amount) : subtract(before, amount);
  }
  let balance = ZERO;
  return days.map((change) => (balance = add(balance, change)));
}
