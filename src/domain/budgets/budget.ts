import type { Cents } from "../shared/cents.ts";
import type { BudgetId } from "../shared/ids.ts";
import type { YearMonth } from "../shared/year-month.ts";

/** The most that a category may cost in a month; cents (orcamento on the wire). */
export type BudgetDraft = {
  readonly category: string;
  readonly limit: Cents;
  readonly month: YearMonth;
  /** Whether the next month gets a budget like it. */
  readonly repeats: boolean;
};

export type Budget = BudgetDraft & { readonly id: BudgetId };
