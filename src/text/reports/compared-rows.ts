import type { Change, YearComparison } from "../../domain/reports/year-comparison.ts";
import { reportTexts as texts } from "./reports.ts";

/** A row of the comparison: a category, or the total of its kind, of the incomes or of both. */
export type ComparedRow = Change & {
  readonly name: string;
  readonly of: "category" | "expenses" | "income" | "balance";
};

/** The categories and then the totals, as in every form of a report. */
export const comparedRows = ({
  categories,
  expenses,
  income,
  balance,
}: YearComparison): readonly ComparedRow[] => [
  ...categories.map(({ category, ...change }): ComparedRow => ({
    ...change,
    name: category,
    of: "category",
  })),
  { ...expenses, name: texts.allExpenses, of: "expenses" },
  { ...income, name: texts.income, of: "income" },
  { ...balance, name: texts.balance, of: "balance" },
];
