import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { budgetFault, type BudgetFault } from "../budget-fault.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { replaceRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type BudgetUpdateRefusal = EditRefusal<Budget> | BudgetFault;

/** Replaces a budget; it may not take the place of another one. */
export const updateBudget =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    budget: Budget,
    edit: Edit,
  ): Promise<Result<Stamped<Budget>, BudgetUpdateRefusal>> =>
    ledgerWork(member, edit.change, (stores) =>
      replaceRecord(
        stores,
        stores.records.budgets,
        edit,
        budget.id,
        () => budget,
        () => true,
        () => budgetFault(stores, member.ledger, budget, budget.id),
      ),
    );
