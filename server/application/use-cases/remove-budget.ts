import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { BudgetId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { removeRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Removes a budget; a tombstone stays. */
export const removeBudget =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    id: BudgetId,
    edit: Edit,
  ): Promise<Result<Stamped<Budget>, EditRefusal<Budget>>> =>
    ledgerWork(member, edit.change, (stores) =>
      removeRecord(stores, stores.records.budgets, edit, id, () => true),
    );
