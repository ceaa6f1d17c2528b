import { cents, type Cents } from "../shared/cents.ts";
import type { CategoryId } from "../shared/ids.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { Row } from "./row.ts";

/** The sum of the records of a kind and category in a month, in cents, and their number. */
export type MonthSum = {
  readonly month: YearMonth;
  readonly kind: TransactionKind;
  readonly category: CategoryId;
  readonly sum: Cents;
  readonly count: number;
};

/** The sums of a month with a row added or removed. */
export function sumsWith(
  sums: readonly MonthSum[],
  { date, kind, filed, amount }: Row,
  count: 1 | -1,
): readonly MonthSum[] {
  const isOwn = (one: MonthSum) => one.kind === kind && one.category === filed;
  const known = sums.find(isOwn);
  const counted = {
    month: monthOf(date),
    kind,
    category: filed,
    sum: cents((known?.sum ?? 0) + count * amount),
    count: (known?.count ?? 0) + count,
  };
  const others = sums.filter((one) => !isOwn(one));
  return counted.count === 0 ? others : [...others, counted];
}
