import { budgetStatus, type BudgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import type { BudgetId, LedgerId } from "../../../src/domain/shared/ids.ts";
import { daysOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Stores } from "../stores.ts";
import { readRefunds } from "./read-refunds.ts";

type Ports = Pick<Stores, "budgets" | "ledgers" | "transactions">;

/** Returns the states of a month's budgets; reads other months' expenses only if the month has refunds. */
export const readBudgetStatuses =
  (ports: Ports) =>
  async (ledger: LedgerId, month: YearMonth): Promise<readonly BudgetStatus[]> => {
    const listed = await ports.budgets.list(ledger, month);
    if (listed.length === 0) return [];
    const expenses = await ports.transactions.list(ledger, "expense", daysOf(month));
    const refunded = (await readRefunds(ports, ledger, [month]))(month);
    return listed.map((budget) => budgetStatus(budget, expenses, refunded));
  };

/** Returns the state of one budget; null if the ledger has no such budget (orcamento on the wire). */
export const readBudgetStatus =
  (ports: Ports) =>
  async (ledger: LedgerId, id: BudgetId): Promise<BudgetStatus | null> => {
    const budget = await ports.budgets.find(ledger, id);
    if (budget === null) return null;
    const { month } = budget;
    const expenses = await ports.transactions.list(ledger, "expense", daysOf(month));
    const refunded = (await readRefunds(ports, ledger, [month]))(month);
    return budgetStatus(budget, expenses, refunded);
  };
