import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { budgetFault, type BudgetFault } from "../budget-fault.ts";
import type { Clock } from "../ports/clock.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";
import {
  createRecord,
  type Created,
  type Creation,
  type CreationRefusal,
} from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId; readonly clock: Clock };

export type BudgetCreationRefusal = CreationRefusal | BudgetFault;

/** Sets the one budget of a category in a month. */
export const createBudget =
  ({ ledgerWork, newId, clock }: Ports) =>
  (
    member: Member,
    draft: BudgetDraft,
    creation: Creation,
  ): Promise<Result<Created<Budget>, BudgetCreationRefusal>> =>
    ledgerWork(member, creation.change, (stores) =>
      createRecord(
        stores,
        stores.records.budgets,
        { ...creation, member, now: clock.now(), newId },
        (id): Budget => ({ ...draft, id: budgetId(id) }),
        () => budgetFault(stores, member.ledger, draft, null),
      ),
    );
