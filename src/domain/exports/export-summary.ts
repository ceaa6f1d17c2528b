import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";

/** The size of an export: counts, the balance in cents, and its first and last day; null without records. */
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

/** The file formats of an export. */
export type ExportFormat = "json" | "csv";
