import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Budgets } from "../ports/budgets.ts";

type Ports = { readonly budgets: Budgets };

/** The budgets of a user, of one month or of all. */
export const listBudgets =
  ({ budgets }: Ports) =>
  (ledger: LedgerId, month?: YearMonth): Promise<readonly Budget[]> =>
    budgets.list(ledger, month);
