import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import type { ById } from "../../../src/domain/categories/by-id.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import { filed, categoryFault } from "../ledger/current-category.ts";
import type { WorkStores } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import { recordWrites, type WritePorts } from "../ledger/record-writes.ts";

type BudgetFault = "bad-category" | "budget-exists";

/** Writes budgets: one per category and month. */
export const budgetWrites = (ports: WritePorts) =>
  recordWrites(ports, (stores, member) => ({
    writer: stores.records.budgets,
    made: (draft: ById<BudgetDraft>, id, earlier): Budget => ({
      ...filed(stores.records, "expense", draft, earlier),
      id: budgetId(id),
    }),
    changed: (present, draft: ById<BudgetDraft>) => ({
      ...filed(stores.records, "expense", draft, present),
      id: present.id,
    }),
    judge: (budget) => budgetFault(stores, member, budget),
  }));

async function budgetFault(
  { ledgers, budgets }: WorkStores,
  { ledger }: Member,
  { id, category, month }: Budget,
): Promise<BudgetFault | null> {
  const isTaken = (await budgets.list(ledger, month)).some(
    (other) => other.category === category && other.id !== id,
  );
  if (isTaken) return "budget-exists";
  return categoryFault(ledgers, ledger, { kind: "expense", category });
}
