import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";

/** A period of days, both inclusive; an absent end is open. */
export type Period = { readonly from?: CivilDate; readonly to?: CivilDate };

/** The user's income and expenses (§7). Every call rejects with a Failure. */
export type Transactions = {
  /** All records of a kind within a period. */
  list(kind: TransactionKind, period: Period): Promise<readonly Transaction[]>;
  /** Records a draft once: the same key again gives the same record. */
  create(kind: TransactionKind, draft: TransactionDraft, key: string): Promise<Transaction>;
  update(kind: TransactionKind, id: TransactionId, draft: TransactionDraft): Promise<Transaction>;
  remove(kind: TransactionKind, id: TransactionId): Promise<void>;
};
