import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { CategoryTrail } from "../../../src/domain/categories/by-id.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import type { Fulfilment, PaidMovement } from "../../../src/domain/recurrences/fulfilment.ts";
import type { Outcome } from "../../../src/domain/recurrences/outcomes.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { Kinds } from "../../../src/domain/ledger/changes.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type {
  CategoryId,
  ChangeId,
  RecurrenceId,
  TransactionId,
} from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { TrashedName } from "../../../src/domain/trash/trashed.ts";
import type { AccountWriter } from "../accounts/accounts.ts";
import type { ImportWriter } from "../imports/imports.ts";
import type { Author } from "./ledgers.ts";
import type { RecordWriter, SingleWriter } from "./record-writer.ts";
import type { PlanRestore } from "../restore/plan-restore.ts";
import type { LedgerStores } from "../stores.ts";
import type { Erasure, ErasurePlace } from "../trash/erasure.ts";
import type { ChangeUndo } from "./undo.ts";

/** The identifier of a new record is in use, or was: the work is rolled back. */
export class IdTaken extends Error {}

/**
 * Writes recurrences, each returned with the outcomes of its days: writing an outcome neither changes the plan nor
 * makes a version.
 */
export type RecurrenceWriter = SingleWriter<Recurrence> & {
  /** Creates one that goes on from a planned day of another one, with the outcomes of its later days. */
  readonly continue: (
    recurrence: Recurrence,
    of: { readonly id: RecurrenceId; readonly day: CivilDate },
  ) => Promise<StoredRecord<Recurrence>>;
  /** Stores the outcomes of days of an existing recurrence, each day named once; returns it as it is then. */
  readonly keepOutcomes: (
    id: RecurrenceId,
    outcomes: readonly Outcome[],
  ) => Promise<StoredRecord<Recurrence>>;
  /**
   * Opens a recurrence from a day on again, if it is open from a later one on; what became of single days stays. One that
   * was removed is skipped.
   */
  readonly openFrom: (id: RecurrenceId, day: CivilDate) => Promise<void>;
  /** Stores the day until which people were asked to confirm; makes no revision. */
  readonly keepAsked: (recurrence: Recurrence, until: CivilDate) => Promise<void>;
  /** A recurrence at a revision, as far back as versions are stored; null if there was none. */
  readonly asOf: (id: RecurrenceId, made: Revision) => Promise<StoredRecord<Recurrence> | null>;
};

/** The writers of the kinds whose records need nothing beside them. */
type PlainWriters = {
  readonly [Kind in Exclude<keyof Kinds, "accounts" | "recurrences">]: RecordWriter<Kinds[Kind]>;
};

/** The only way to write the records of a ledger. */
export type RecordWriters = PlainWriters & {
  /**
   * Moves all movements of a category to another one, and replaces it by a tombstone that says so; returns that. Its
   * budgets must have been moved before.
   */
  readonly mergeCategory: (from: CategoryId, into: CategoryId) => Promise<StoredRecord<Category>>;
  /**
   * The category and its merge targets in order, as of the start of the work, skipping removed ones whose name was
   * reused; empty if there is no such category.
   */
  readonly categoryTrail: (id: CategoryId) => CategoryTrail;
  /** The category that another was merged into; null if it was not merged. */
  readonly mergedInto: (from: CategoryId) => Promise<CategoryId | null>;
  readonly undo: (change: ChangeId) => ChangeUndo;
  /** Restores removed things, each unique by its kind and id, with the categories and accounts that they need. */
  readonly restoreRemoved: (things: readonly TrashedName[]) => ChangeUndo;
  /** Erases a part of the removed things for good, from a place on. Makes no revision. */
  readonly eraseRemoved: (from: ErasurePlace | null) => Promise<Erasure>;
  readonly planRestore: PlanRestore;
  readonly accounts: AccountWriter;
  readonly recurrences: RecurrenceWriter;
  /** Creates the automatic records of a recurrence, each for a planned day; days recorded before are skipped. */
  readonly recordPlanned: (
    recurrence: RecurrenceId,
    planned: readonly { readonly record: Transaction; readonly day: CivilDate }[],
  ) => Promise<void>;
  /**
   * Removes automatic records dated after today, latest first, at most `most`, unless a person changed them; returns
   * their planned days, which other records may take now.
   */
  readonly withdrawPlanned: (
    today: CivilDate,
    most: number,
  ) => Promise<readonly { readonly recurrence: RecurrenceId; readonly day: CivilDate }[]>;
  /** The budgets created automatically because others repeat. */
  readonly repeatedBudgets: {
    /** Creates some, and changes whether others repeat. */
    readonly write: (carried: {
      readonly made: readonly Budget[];
      readonly changed: readonly Budget[];
    }) => Promise<void>;
    /**
     * Removes those of months after the given one, latest first, at most `most`, unless a person changed them; returns
     * them.
     */
    readonly withdraw: (month: YearMonth, most: number) => Promise<readonly Budget[]>;
  };
  /** The planned movements that manually entered records fulfil. */
  readonly fulfilments: {
    /** The fulfilment of a record; null if it has none, if another record or a bank's movement shares it, or its day was skipped since. */
    readonly ofAlone: (record: TransactionId) => Promise<Fulfilment | null>;
    /** The instalment that a record, or the one that it was divided from, has paid, and with how much in all; null if none. */
    readonly instalmentOf: (record: TransactionId) => Promise<PaidMovement | null>;
    /** Stores the fulfilment of a record created by this work, for as long as the record exists. */
    readonly keep: (record: TransactionId, fulfilment: Fulfilment) => Promise<void>;
    /**
     * Ties an existing record to the planned movement that it is, as a change of the record; returns it, or null if it is
     * of a plan already.
     */
    readonly tie: (
      record: TransactionId,
      fulfilment: Fulfilment,
    ) => Promise<StoredRecord<Transaction> | null>;
  };
  readonly imports: ImportWriter;
  /** Stores the reserve of the accounts, in cents; makes no revision. */
  readonly setAccountReserve: (accountReserve: Cents) => Promise<void>;
  /** Stores the key of a payment that was said to have ended, which is not known yet; returns the revision. */
  readonly endPayment: (key: string) => Promise<Revision>;
  /** Whether this change was already carried out, on a record of any kind. */
  readonly isRepeated: () => Promise<boolean>;
};

/** The stores available to a unit of work on a ledger. */
export type WorkStores = LedgerStores & { readonly records: RecordWriters };

/**
 * Runs a unit of work in a transaction, as one change of a ledger. The ledger is locked first, then the user if there
 * is one, so that all work on one ledger is serialised. The callback may run more than once, so it must have no effects
 * outside of the stores. A change without a name from the client gets a unique one.
 */
export type LedgerWork = <Outcome>(
  author: Author,
  change: ChangeId | null,
  work: (stores: WorkStores) => Promise<Outcome>,
) => Promise<Outcome>;
