import type { ChangeId, LedgerId, TransactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { RecordChange, Versioned } from "../../../src/domain/versions/record-change.ts";

/** The earlier versions of records. */
export type Versions = {
  /**
   * The changes of a record whose versions are kept, newest first and at most 500; null if there is no such record, or
   * if it was erased.
   */
  readonly of: <Kind extends keyof Versioned>(
    ledger: LedgerId,
    kind: Kind,
    id: string,
  ) => Promise<readonly RecordChange<Versioned[Kind]>[] | null>;
  /** An income or an expense before one of its changes; null if there was none, or if that is not known any more. */
  readonly before: (
    ledger: LedgerId,
    id: TransactionId,
    change: ChangeId,
  ) => Promise<EarlierTransaction | null>;
};

/** An earlier version of an income or an expense, and the records that its divisions made or took back since. */
export type EarlierTransaction = {
  readonly record: Transaction;
  readonly parts: readonly EarlierPart[];
};

/** A part of a division. */
export type EarlierPart = {
  /** As it is now, removed or not. */
  readonly record: Transaction;
  /** Whether it was there with the earlier version of the divided record. */
  readonly wasThere: boolean;
  /** The part as the last of these divisions left it; null if it took the part back. */
  readonly left: Transaction | null;
  readonly isThere: boolean;
};
