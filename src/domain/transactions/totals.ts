import { subtract, sum, type Cents } from "../shared/cents.ts";
import type { Transaction } from "./transaction.ts";

/** What a list of records adds up to, in cents, and how many there are of each kind (§2, Dashboard and Histórico). */
export type Totals = {
  readonly income: Cents;
  readonly expenses: Cents;
  readonly balance: Cents;
  readonly incomeCount: number;
  readonly expenseCount: number;
};

/** Adds up income and expenses; the balance is income minus expenses (§2). */
export function totalsOf(transactions: readonly Transaction[]): Totals {
  const income = transactions.filter(({ kind }) => kind === "income");
  const expenses = transactions.filter(({ kind }) => kind === "expense");
  const incomeTotal = sum(income.map(({ amount }) => amount));
  const expenseTotal = sum(expenses.map(({ amount }) => amount));
  return {
    income: incomeTotal,
    expenses: expenseTotal,
    balance: subtract(incomeTotal, expenseTotal),
    incomeCount: income.length,
    expenseCount: expenses.length,
  };
}
