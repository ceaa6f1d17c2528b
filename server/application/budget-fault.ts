import type { BudgetDraft } from "../../src/domain/budgets/budget.ts";
import type { BudgetId, LedgerId } from "../../src/domain/shared/ids.ts";
import { categoryFault } from "./known-category.ts";
import type { Stores } from "./ports/stores.ts";

export type BudgetFault = "bad-category" | "budget-exists";

/** Why a budget cannot be: its category is not known, or has another one in that month; null if it can. */
export async function budgetFault(
  { ledgers, budgets }: Pick<Stores, "ledgers" | "budgets">,
  ledger: LedgerId,
  { category, month }: BudgetDraft,
  own: BudgetId | null,
): Promise<BudgetFault | null> {
  const isTaken = (await budgets.list(ledger, month)).some(
    (other) => other.category === category && other.id !== own,
  );
  if (isTaken) return "budget-exists";
  return categoryFault(ledgers, ledger, { kind: "expense", category });
}
