import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { BudgetId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";

/** The budgets to read, one for each category and month; every call reaches only what is in one ledger. */
export type Budgets = {
  /** Latest month first, and within a month in the order in which they were made. */
  readonly list: (ledger: LedgerId, month?: YearMonth) => Promise<readonly Budget[]>;
  /**
   * The ledgers that have some which came by themselves for later months than one, in the order of these, those
   * after one; at most so many.
   */
  readonly ledgersWithEarly: (
    month: YearMonth,
    after: LedgerId | null,
    most: number,
  ) => Promise<readonly LedgerId[]>;
  readonly find: (ledger: LedgerId, id: BudgetId) => Promise<Budget | null>;
};
