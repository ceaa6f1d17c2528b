import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { categoryFault } from "../known-category.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { replaceRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type TransactionUpdateRefusal = EditRefusal<Transaction> | "bad-category";

/** Replaces an income or an expense; the kind of a record never changes. */
export const updateTransaction =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    transaction: Transaction,
    edit: Edit,
  ): Promise<Result<Stamped<Transaction>, TransactionUpdateRefusal>> =>
    ledgerWork(member, edit.change, (stores) =>
      replaceRecord(
        stores,
        stores.records.transactions,
        edit,
        transaction.id,
        () => transaction,
        ({ kind }) => kind === transaction.kind,
        () => categoryFault(stores.ledgers, member.ledger, transaction),
      ),
    );
