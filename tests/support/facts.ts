import type { Goal } from "../../src/domain/goals/goal.ts";
import { NOTHING_REFUNDED } from "../../src/domain/budgets/refunds.ts";
import {
  financialFacts,
  type FactsInput,
  type FinancialFacts,
} from "../../src/domain/recommendations/financial-facts.ts";
import type { RecommendationPeriod } from "../../src/domain/recommendations/recommendation-period.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../src/domain/shared/ids.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import { monthlySums } from "../../src/domain/transactions/category-sums.ts";
import type { Transaction, TransactionKind } from "../../src/domain/transactions/transaction.ts";
import { OWN_CATEGORIES } from "./categories.ts";
import { numberedIds } from "./numbered.ts";

export const TODAY = civilDate(2026, 11, 20);

const nextId = numberedIds(3);

export const recordOn = (
  date: CivilDate,
  kind: TransactionKind,
  category: string,
  amount: number,
): Transaction => ({
  id: transactionId(nextId()),
  kind,
  date,
  category,
  amount: cents(amount),
  description: null,
});

/** One record of each amount on the first day of the last months; the last amount is in the current month. */
const monthly = (kind: TransactionKind, category: string, amounts: readonly number[]) =>
  amounts.map((amount, index) => {
    const month = addMonths(monthOf(TODAY), index - amounts.length + 1);
    return recordOn(daysOf(month).from, kind, category, amount);
  });

export const earned = (category: string, ...amounts: readonly number[]) =>
  monthly("income", category, amounts);

export const spent = (category: string, ...amounts: readonly number[]) =>
  monthly("expense", category, amounts);

/** The facts of a ledger with only these records, and the standard categories. */
export const factsFrom = (
  input: Pick<FactsInput, "today" | "period" | "records" | "goals"> & Partial<FactsInput>,
): FinancialFacts =>
  financialFacts({
    categories: OWN_CATEGORIES,
    planned: [],
    ended: [],
    yearlyIncomes: [],
    budgets: [],
    refundedIn: () => NOTHING_REFUNDED,
    sumsOf: monthlySums(input.records),
    atHand: null,
    ...input,
  });

/** The facts of 6 months until 20 November 2026, by default. */
export const factsOf = (
  records: readonly Transaction[],
  goals: readonly Goal[] = [],
  period: RecommendationPeriod = 6,
  more: Partial<FactsInput> = {},
): FinancialFacts => factsFrom({ today: TODAY, period, records, goals, ...more });
