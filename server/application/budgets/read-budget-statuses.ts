import { budgetStatus, type BudgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import type { BudgetId, LedgerId } from "../../../src/domain/shared/ids.ts";
import { daysOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Budgets } from "./budgets.ts";
import type { Transactions } from "../transactions/transactions.ts";

type Ports = { readonly budgets: Budgets; readonly transactions: Transactions };

/** Returns the states of a month's budgets; reads no other month's expenses. */
export const readBudgetStatuses =
  ({ budgets, transactions }: Ports) =>
  async (ledger: LedgerId, month: YearMonth): Promise<readonly BudgetStatus[]> => {
    const listed = await budgets.list(ledger, month);
    if (listed.length === 0) return [];
    const expenses = await transactions.list(ledger, "expense", daysOf(month));
    return listed.map((budget) => budgetStatus(budget, expenses));
  };

/** Returns the state of one budget; null if the ledger has no such budget (orcamento on the wire). */
export const readBudgetStatus =
  ({ budgets, transactions }: Ports) =>
  async (ledger: LedgerId, id: BudgetId): Promise<BudgetStatus | null> => {
    const budget = await budgets.find(ledger, id);
    if (budget === null) return null;
    const expenses = await transactions.list(ledger, "expense", daysOf(budget.month));
    return budgetStatus(budget, expenses);
  };
