import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { BudgetId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";

/** Reads the budgets, one per category and month; every call reaches one ledger only. */
export type Budgets = {
  /** Latest month first, then in order of creation. */
  readonly list: (ledger: LedgerId, month?: YearMonth) => Promise<readonly Budget[]>;
  /**
   * The ledgers with budgets carried on to months later than the given one, in order, after a given ledger; at most
   * `most`.
   */
  readonly ledgersWithEarly: (
    month: YearMonth,
    after: LedgerId | null,
    most: number,
  ) => Promise<readonly LedgerId[]>;
  readonly find: (ledger: LedgerId, id: BudgetId) => Promise<Budget | null>;
};
