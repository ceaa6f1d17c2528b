import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { TransactionId } from "../../../src/domain/shared/ids.ts";
import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { reopen } from "../fulfil.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { removeRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Removes an income or an expense; a tombstone stays, and a planned movement that it was said to be is open again. */
export const removeTransaction =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    kind: TransactionKind,
    id: TransactionId,
    edit: Edit,
  ): Promise<Result<Stamped<Transaction>, EditRefusal<Transaction>>> =>
    ledgerWork(member, edit.change, (stores) => {
      const { transactions, fulfilments } = stores.records;
      const isMeant = (present: Transaction) => present.kind === kind;
      return removeRecord(stores, transactions, edit, id, isMeant, async () => {
        const fulfilled = await fulfilments.ofAlone(id);
        if (fulfilled !== null) await reopen(stores.records, [fulfilled]);
        return accepted(await transactions.remove(id));
      });
    });
