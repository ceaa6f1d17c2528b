import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import type { Changing, Creating } from "./naming.ts";

/** Writes of the user's income and expenses. Every call rejects with a Failure. */
export type Transactions = {
  create(
    kind: TransactionKind,
    draft: TransactionDraft,
    as: Creating<TransactionId>,
  ): Promise<Stamped<Transaction>>;
  update(
    kind: TransactionKind,
    id: TransactionId,
    draft: TransactionDraft,
    as: Changing,
  ): Promise<Stamped<Transaction>>;
  remove(kind: TransactionKind, id: TransactionId, as: Changing): Promise<Revision>;
};
