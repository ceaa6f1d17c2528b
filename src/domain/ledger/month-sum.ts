import type { Cents } from "../shared/cents.ts";
import type { CategoryId } from "../shared/ids.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** What the records of a kind and category come to in a month: cents, and how many they are. */
export type MonthSum = {
  readonly month: YearMonth;
  readonly kind: TransactionKind;
  readonly category: CategoryId;
  readonly sum: Cents;
  readonly count: number;
};
