import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { TransactionId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { removeRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Removes an income or an expense; a tombstone stays. */
export const removeTransaction =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    kind: TransactionKind,
    id: TransactionId,
    edit: Edit,
  ): Promise<Result<Stamped<Transaction>, EditRefusal<Transaction>>> =>
    ledgerWork(member, edit.change, (stores) =>
      removeRecord(
        stores,
        stores.records.transactions,
        edit,
        id,
        (present) => present.kind === kind,
      ),
    );
