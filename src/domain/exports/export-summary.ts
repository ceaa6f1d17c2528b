import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";

/** How much an export holds: counts, the balance in cents, and its first and last day; null without records. */
export type ExportSummary = {
  readonly transactions: number;
  readonly incomes: number;
  readonly expenses: number;
  readonly goals: number;
  readonly budgets: number;
  readonly balance: Cents;
  readonly oldest: CivilDate | null;
  readonly newest: CivilDate | null;
};

/** The files in which a user may take everything along. */
export type ExportFormat = "json" | "csv";
