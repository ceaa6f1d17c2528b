import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Member } from "./ledgers.ts";
import type { Stores } from "./stores.ts";

/** What a change did to a record, and how it left it. */
export type Made<Kept> = {
  readonly deed: "create" | "replace" | "remove";
  readonly left: Stamped<Kept>;
};

/**
 * The records of one kind within a unit of work. Each write is stamped with the revision that the
 * work makes, and what it replaced is kept as a version.
 */
export type RecordWriter<Kept extends { readonly id: string }> = {
  /** A record, removed or not; null if the ledger never had it. */
  readonly find: (id: Kept["id"]) => Promise<Stamped<Kept> | null>;
  /** A record as it was when it was made; null once that is too long ago to be known. */
  readonly asCreated: (id: Kept["id"]) => Promise<Stamped<Kept> | null>;
  /** What this very change already made of a record of this kind; null if it is new. */
  readonly made: () => Promise<Made<Kept> | null>;
  readonly create: (record: Kept) => Promise<Stamped<Kept>>;
  /** Makes many records, all of them new, as `create` would one after the other. */
  readonly createAll: (records: readonly Kept[]) => Promise<void>;
  /** Takes the place of a record that is there. */
  readonly replace: (record: Kept) => Promise<Stamped<Kept>>;
  /** Leaves a tombstone in the place of a record that is there. */
  readonly remove: (id: Kept["id"]) => Promise<Stamped<Kept>>;
};

/** The only way to the records of a ledger for whoever writes. */
export type RecordWriters = {
  readonly transactions: RecordWriter<Transaction>;
  readonly budgets: RecordWriter<Budget>;
  readonly goals: RecordWriter<Goal>;
  /** Whether this change was already carried out, on a record of whatever kind. */
  readonly isRepeated: () => Promise<boolean>;
};

/**
 * Does all of the work or nothing of it, as one change of a ledger. The ledger is locked first and
 * then the user, so that whatever happens to one ledger at the same time happens one after the other.
 * A work may run more than once until it is done, so it does nothing outside of the stores. Without a
 * name of the client's own the change gets one that nobody else has.
 */
export type LedgerWork = <Outcome>(
  member: Member,
  change: ChangeId | null,
  work: (stores: Stores & { readonly records: RecordWriters }) => Promise<Outcome>,
) => Promise<Outcome>;
