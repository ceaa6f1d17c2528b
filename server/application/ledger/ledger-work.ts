import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { CategoryTrail } from "../../../src/domain/categories/by-id.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Rule } from "../../../src/domain/rules/rule.ts";
import type { Fulfilment } from "../../../src/domain/recurrences/fulfilment.ts";
import type { Outcome } from "../../../src/domain/recurrences/outcomes.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
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
import type { AccountWriter } from "../accounts/accounts.ts";
import type { ImportWriter } from "../imports/imports.ts";
import type { Author } from "./ledgers.ts";
import type { RecordWriter, SingleWriter } from "./record-writer.ts";
import type { LedgerStores } from "../stores.ts";
import type { ChangeUndo } from "./undo.ts";

/** The identifier of a new record is that of something that is there, or was: nothing of the work is done. */
export class IdTaken extends Error {}

/** Recurrences, each told with what became of its days: a write of that is no change of the plan, and no version of it. */
export type RecurrenceWriter = SingleWriter<Recurrence> & {
  /** Keeps what became of some days of a recurrence that is there, each named once; answers it as it is then. */
  readonly keepOutcomes: (
    id: RecurrenceId,
    outcomes: readonly Outcome[],
  ) => Promise<Stamped<Recurrence>>;
  /** Keeps until when people were asked to confirm; it makes no revision. */
  readonly keepAsked: (recurrence: Recurrence, until: CivilDate) => Promise<void>;
  /** A recurrence as a revision left it, as far as versions are kept; null if there was none. */
  readonly asOf: (id: RecurrenceId, made: Revision) => Promise<Stamped<Recurrence> | null>;
};

/** The only way to the records of a ledger for whoever writes. */
export type RecordWriters = {
  readonly transactions: RecordWriter<Transaction>;
  readonly budgets: RecordWriter<Budget>;
  readonly goals: RecordWriter<Goal>;
  readonly categories: RecordWriter<Category>;
  /**
   * Files all movements of a category under another one, and leaves a tombstone of it that says so; answers that.
   * Its budgets have gone elsewhere before.
   */
  readonly mergeCategory: (from: CategoryId, into: CategoryId) => Promise<Stamped<Category>>;
  /**
   * A category and those into which it went one after the other, as the work found them, without removed ones whose name
   * another category has; empty where there is none.
   */
  readonly categoryTrail: (id: CategoryId) => CategoryTrail;
  /** Into which category another one went; null if it is none that was merged. */
  readonly mergedInto: (from: CategoryId) => Promise<CategoryId | null>;
  readonly undo: (change: ChangeId) => ChangeUndo;
  readonly rules: RecordWriter<Rule>;
  readonly accounts: AccountWriter;
  readonly recurrences: RecurrenceWriter;
  /** Makes the records that come by themselves of a recurrence, each for a planned day; what came before stays away. */
  readonly recordPlanned: (
    recurrence: RecurrenceId,
    planned: readonly { readonly record: Transaction; readonly day: CivilDate }[],
  ) => Promise<void>;
  /**
   * Removes records that came by themselves and are of later days than today, at most so many and the latest first, unless
   * somebody changed them; answers for which planned days they stood, which others may take now.
   */
  readonly withdrawPlanned: (
    today: CivilDate,
    most: number,
  ) => Promise<readonly { readonly recurrence: RecurrenceId; readonly day: CivilDate }[]>;
  /** Those that come by themselves because others repeat. */
  readonly carriedBudgets: {
    /** Makes some, and changes whether others repeat. */
    readonly write: (carried: {
      readonly made: readonly Budget[];
      readonly changed: readonly Budget[];
    }) => Promise<void>;
    /** Removes those that are of later months than one, at most so many and the latest first, unless somebody changed them; answers them. */
    readonly withdraw: (month: YearMonth, most: number) => Promise<readonly Budget[]>;
  };
  /** Which planned movements records were said to be when somebody entered them. */
  readonly fulfilments: {
    /** That of a record; null if it was said to be none, or another record or a bank's movement is the same one. */
    readonly ofAlone: (record: TransactionId) => Promise<Fulfilment | null>;
    /** Keeps it of a record that this work has made, as long as the record. */
    readonly keep: (record: TransactionId, fulfilment: Fulfilment) => Promise<void>;
  };
  readonly imports: ImportWriter;
  /** Keeps what of the accounts is never to be touched, in cents; it makes no revision. */
  readonly keepCushion: (cushion: Cents) => Promise<void>;
  /** Whether this change was already carried out, on a record of whatever kind. */
  readonly isRepeated: () => Promise<boolean>;
};

/** The stores at hand of a work on a ledger. */
export type WorkStores = LedgerStores & { readonly records: RecordWriters };

/**
 * Does all of the work or nothing of it, as one change of a ledger. The ledger is locked first and
 * then the user, if one writes, so that whatever happens to one ledger at the same time happens one after the other.
 * A work may run more than once until it is done, so it does nothing outside of the stores. Without a
 * name of the client's own the change gets one that nobody else has.
 */
export type LedgerWork = <Outcome>(
  author: Author,
  change: ChangeId | null,
  work: (stores: WorkStores) => Promise<Outcome>,
) => Promise<Outcome>;
