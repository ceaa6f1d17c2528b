import type { Budget } from "../budgets/budget.ts";
import type { Refunded } from "../budgets/refunds.ts";
import type { Category } from "../categories/category.ts";
import type { ForecastDay } from "../forecast/look-ahead.ts";
import type { Planned } from "../forecast/planned.ts";
import type { Goal } from "../goals/goal.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { MonthlySums } from "../transactions/category-sums.ts";
import type { Transaction } from "../transactions/transaction.ts";

/**
 * The facts of alerts: the records of the current month and of the 13 before it, the budgets of the current one, all
 * goals and categories.
 */
export type AlertFacts = {
  readonly today: CivilDate;
  readonly transactions: readonly Transaction[];
  /** The sums of all months. */
  readonly sumsOf: MonthlySums;
  readonly budgets: readonly Budget[];
  /** The refunds of the current month. */
  readonly refunded: Refunded;
  readonly goals: readonly Goal[];
  readonly categories: readonly Category[];
  /** The recurrences of the ledger. */
  readonly recurrences: readonly Recurrence[];
  /** The planned movements of these. */
  readonly planned: readonly Planned[];
  /** The keys of the payments that were said to have ended. */
  readonly ended: readonly string[];
  /** The next day that is expected to end below zero, if there is one; unknown while nobody looks ahead. */
  readonly belowZero: Pick<ForecastDay, "date" | "balance"> | null | "unknown";
};
