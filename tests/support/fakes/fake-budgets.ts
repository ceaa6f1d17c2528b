import type { Budgets } from "../../../src/application/ports/budgets.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { budgetId, type BudgetId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";

type Begun = {
  readonly budgets?: readonly Budget[];
  readonly transactions?: readonly Transaction[];
};

/** Monthly budgets in memory, with some and with some spending to begin with. */
export function fakeBudgets(
  { budgets = [], transactions = [] }: Begun = {},
  line = openLine(),
): Budgets & { readonly begun: Begun } {
  const kept = new Map(budgets.map((budget) => [budget.id, budget]));
  const removed = new Set<BudgetId>();
  const once = new Map<string, { readonly wish: string; readonly budget: Budget }>();
  let made = 0;

  const of = (month: string) => [...kept.values()].filter((budget) => budget.month === month);
  const check = ({ category, month }: BudgetDraft, own?: BudgetId) => {
    if (!CATEGORIES.expense.includes(category)) reject(422, fieldIssues["bad-category"]);
    if (of(month).some((budget) => budget.category === category && budget.id !== own))
      reject(409, serverProblems["budget-exists"]);
  };
  const find = (id: BudgetId) => {
    if (removed.has(id)) reject(404, serverProblems["record-removed"]);
    if (!kept.has(id)) reject(404, serverProblems["no-such-record"]);
  };

  return {
    begun: { budgets, transactions },
    categories: () => over(line, () => CATEGORIES.expense),
    list: (month) => over(line, () => of(month)),
    statuses: (month) =>
      over(line, () => of(month).map((budget) => budgetStatus(budget, transactions))),
    create: (draft, key) =>
      over(line, () => {
        const wish = JSON.stringify(draft);
        const earlier = once.get(key);
        if (earlier !== undefined && earlier.wish !== wish)
          reject(409, serverProblems["key-reused"]);
        if (earlier !== undefined) return earlier.budget;
        check(draft);
        const budget = { ...draft, id: budgetId(`budget-${(made += 1)}`) };
        kept.set(budget.id, budget);
        once.set(key, { wish, budget });
        return budget;
      }),
    update: (id, draft) =>
      over(line, () => {
        find(id);
        check(draft, id);
        const budget = { ...draft, id };
        kept.set(id, budget);
        return budget;
      }),
    remove: (id) =>
      over(line, () => {
        find(id);
        kept.delete(id);
        removed.add(id);
      }),
  };
}
