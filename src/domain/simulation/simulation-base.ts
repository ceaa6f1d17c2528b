import { cents, subtract, sum, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** An average month, in cents: what comes in, what goes out, what is left, and what each category takes. */
export type SimulationBase = {
  readonly income: Cents;
  readonly expenses: Cents;
  readonly balance: Cents;
  readonly byCategory: ReadonlyMap<string, Cents>;
};

/** How many full months the average is made of. */
export const BASE_MONTHS = 3;

/**
 * The mean of the last 3 full months that have records, or the current month if there is none.
 * Each mean is rounded to the cent.
 */
export function simulationBase(
  transactions: readonly Transaction[],
  today: CivilDate,
): SimulationBase {
  const months = baseMonths(transactions, monthOf(today));
  const records = transactions.filter(({ date }) => months.includes(monthOf(date)));
  const mean = (kept: readonly Transaction[]): Cents =>
    cents(Math.round(sum(kept.map(({ amount }) => amount)) / months.length));
  const expenses = records.filter(({ kind }) => kind === "expense");
  const income = mean(records.filter(({ kind }) => kind === "income"));
  const spent = mean(expenses);
  const byCategory = Object.entries(Object.groupBy(expenses, ({ category }) => category)).map(
    ([category, group = []]) => [category, mean(group)] as const,
  );
  return {
    income,
    expenses: spent,
    balance: subtract(income, spent),
    byCategory: new Map(byCategory),
  };
}

function baseMonths(transactions: readonly Transaction[], current: YearMonth): YearMonth[] {
  const full = new Set(transactions.map(({ date }) => monthOf(date)).filter((m) => m < current));
  const last = [...full].toSorted().slice(-BASE_MONTHS);
  return last.length === 0 ? [current] : last;
}
