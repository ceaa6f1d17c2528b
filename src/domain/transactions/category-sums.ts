import { add, sum, ZERO, type Cents } from "../shared/cents.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import { NO_TOTALS, type Totals } from "./totals.ts";
import type { Transaction, TransactionKind } from "./transaction.ts";

/** The sum of the records of a kind and category, in cents, and their number. */
export type CategorySum = {
  readonly kind: TransactionKind;
  readonly category: string;
  readonly sum: Cents;
  readonly count: number;
};

/** The sums of a month by kind and category; none for a month without records. */
export type MonthlySums = (month: YearMonth) => readonly CategorySum[];

/** Sums records up by kind and category. */
export function categorySums(transactions: readonly Transaction[]): readonly CategorySum[] {
  const sums = new Map<string, CategorySum>();
  for (const { kind, category, amount } of transactions) {
    const key = `${kind} ${category}`;
    const known = sums.get(key) ?? { kind, category, sum: ZERO, count: 0 };
    sums.set(key, { ...known, sum: add(known.sum, amount), count: known.count + 1 });
  }
  return [...sums.values()];
}

/** Sums records up by month. */
export function monthlySums(transactions: readonly Transaction[]): MonthlySums {
  const months = Map.groupBy(transactions, ({ date }) => monthOf(date));
  return (month) => categorySums(months.get(month) ?? []);
}

/** The totals of sums. */
export function totalsOfSums(sums: readonly CategorySum[]): Totals {
  const of = (wanted: TransactionKind) => sums.filter(({ kind }) => kind === wanted);
  const [incomes, expenses] = [of("income"), of("expense")];
  const count = (some: readonly CategorySum[]) => some.reduce((all, one) => all + one.count, 0);
  return addTotals(NO_TOTALS, {
    income: sum(incomes.map((one) => one.sum)),
    expenses: sum(expenses.map((one) => one.sum)),
    incomeCount: count(incomes),
    expenseCount: count(expenses),
  });
}

/** Adds two totals; the balance follows from their sums. */
export function addTotals(left: Totals, right: Omit<Totals, "balance">): Totals {
  const income = add(left.income, right.income);
  const expenses = add(left.expenses, right.expenses);
  return {
    income,
    expenses,
    balance: sum([income, -expenses as Cents]),
    incomeCount: left.incomeCount + right.incomeCount,
    expenseCount: left.expenseCount + right.expenseCount,
  };
}
