import { cents, ZERO, type Cents } from "../shared/cents.ts";
import type { Transaction } from "./transaction.ts";

/** The totals of a list of records in cents, and the number of records of each kind. */
export type Totals = {
  readonly income: Cents;
  readonly expenses: Cents;
  readonly balance: Cents;
  readonly incomeCount: number;
  readonly expenseCount: number;
};

export const NO_TOTALS: Totals = {
  income: ZERO,
  expenses: ZERO,
  balance: ZERO,
  incomeCount: 0,
  expenseCount: 0,
};

/** The number of records of either kind. */
export const recordCount = ({
  incomeCount,
  expenseCount,
}: Pick<Totals, "incomeCount" | "expenseCount">): number => incomeCount + expenseCount;

/** Adds up income and expenses; the balance is income minus expenses. */
export function totalsOf(transactions: readonly Transaction[]): Totals {
  const total = { income: 0, expense: 0 };
  const count = { income: 0, expense: 0 };
  for (const { kind, amount } of transactions) {
    total[kind] += amount;
    count[kind] += 1;
  }
  return {
    income: cents(total.income),
    expenses: cents(total.expense),
    balance: cents(total.income - total.expense),
    incomeCount: count.income,
    expenseCount: count.expense,
  };
}
