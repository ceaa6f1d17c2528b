import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionEntry,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import type { Division } from "../../domain/transactions/division.ts";
import type { Changing, Creating } from "./naming.ts";

/** Writes of the user's income and expenses. Every call rejects with a Failure. */
export type Transactions = {
  create(
    kind: TransactionKind,
    entry: TransactionEntry,
    as: Creating<TransactionId>,
  ): Promise<Stamped<Transaction>>;
  update(
    kind: TransactionKind,
    id: TransactionId,
    draft: TransactionDraft,
    as: Changing,
  ): Promise<Stamped<Transaction>>;
  /** As one change: the record keeps a part, the others become records of their own; resolves with all of them. */
  divide(
    kind: TransactionKind,
    id: TransactionId,
    division: Division,
    as: Changing,
  ): Promise<readonly Transaction[]>;
  remove(kind: TransactionKind, id: TransactionId, as: Changing): Promise<Revision>;
};
