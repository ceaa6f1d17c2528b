import type { WonAchievement } from "../achievements/won-achievement.ts";
import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import type { GoalEntry } from "../goals/goal-entry.ts";
import type { Goal } from "../goals/goal.ts";
import type { Account, Closing } from "../accounts/account.ts";
import type { ImportPart, MadeImport } from "../imports/import.ts";
import type { StoredLine } from "../imports/stored-line.ts";
import type { RecordBeforeJoin } from "../imports/undo.ts";
import type { Rule } from "../rules/rule.ts";
import type { Notification } from "../notifications/notification.ts";
import type { ReceiptMark } from "../receipts/receipt-mark.ts";
import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { Outcome } from "../recurrences/outcomes.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { ChangeId, ImportId, TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Profile } from "../users/profile.ts";

/**
 * A record with its planned movement: the one that recorded it by itself, or the one that it fulfils. Files older than
 * version 3 have neither.
 */
export type ExportedRecord = Transaction & {
  readonly planned?: Fulfilment;
  readonly fulfils?: Fulfilment;
};

/** A budget, and whether it repeated by itself and nobody changed it since. */
export type ExportedBudget = Budget & { readonly carried?: true };

/** A goal with its entries, the newest day first. */
export type ExportedGoal = Goal & { readonly entries: readonly GoalEntry[] };

/** A plan with the outcomes of all its days; files older than version 3 have no `kept`. */
export type ExportedRecurrence = Recurrence & {
  readonly kept?: {
    /** The day from which it was open when it was planned. */
    readonly plannedFrom: CivilDate;
    readonly outcomes: readonly Outcome[];
  };
};

/** A told balance; files older than version 3 have no `kept`. */
export type ExportedTelling = Closing & {
  readonly kept?: {
    readonly id: string;
    /** Its position among the balances of its account. */
    readonly place: number;
    /** The import whose file told it; null if the person did. */
    readonly import: ImportId | null;
    /** The records of its day that it already includes; null if it stands for the end of its day. */
    readonly includes: readonly TransactionId[] | null;
  };
};

/** An account with its told balances, in the order in which they came; files older than version 3 have no `kept`. */
export type ExportedAccount = Account & {
  readonly told: readonly ExportedTelling[];
  readonly kept?: {
    /** Whether it was chosen as the main one. */
    readonly chosen: boolean;
    /** In Unix milliseconds. */
    readonly createdAt: number;
  };
};

/** An import; files older than version 3 have no `kept`. */
export type ExportedImport = MadeImport & {
  readonly kept?: {
    /** A digest of the request that made it. */
    readonly fingerprint: string;
    /** The number of movements that made records at first. */
    readonly firstCreated: number;
    /** The change that last undid part of it, and how many movements that removed. */
    readonly undone: { readonly change: ChangeId; readonly removed: number } | null;
  };
};

/** An imported movement; files older than version 3 have no `kept`. */
export type ExportedLine = Omit<StoredLine, "revision"> & {
  readonly kept?: {
    readonly description: string | null;
    /** The record that it made, would make or was joined to; null if it was divided. */
    readonly record: TransactionId | null;
    readonly former: RecordBeforeJoin | null;
    readonly fulfils: Fulfilment | null;
    readonly parts: readonly ImportPart[];
    /** The later imports that repeated it. */
    readonly seenAgainIn: readonly ImportId[];
  };
};

/** A notification with its key, by which none is made twice; files older than version 3 have none. */
export type ExportedNotification = Notification & {
  /** Of an alert about the ledger it begins with a colon, in place of the ledger. */
  readonly key?: string;
};

/** The receipt that a record was read from. */
export type StoredReceipt = ReceiptMark & { readonly record: TransactionId };

/** The lists of an export. */
export type ExportLists = {
  readonly incomes: ExportedRecord;
  readonly expenses: ExportedRecord;
  readonly goals: ExportedGoal;
  readonly budgets: ExportedBudget;
  readonly categories: Category;
  readonly rules: Rule;
  readonly recurrences: ExportedRecurrence;
  readonly accounts: ExportedAccount;
  readonly imports: ExportedImport;
  readonly lines: ExportedLine;
  readonly receipts: StoredReceipt;
  readonly notifications: ExportedNotification;
  /** The notifications that were removed from the bell. */
  readonly dismissed: ExportedNotification;
};

/** The parts of an export that are no lists; `createdAt` in Unix milliseconds. */
export type ExportHead = {
  readonly createdAt: number;
  readonly profile: Profile | null;
  readonly achievements: readonly WonAchievement[];
  /** The amount in the accounts that is never to be spent. */
  readonly accountReserve: Cents;
  /** The proposals of recurring movements that were dismissed. */
  readonly dismissedProposals: readonly string[];
};

/** Everything that a user may export, as it was at one moment. */
export type ExportContent = ExportHead & {
  readonly [Name in keyof ExportLists]: readonly ExportLists[Name][];
};

/** The same, each list in parts short enough to be written at once. */
export type ExportSource = ExportHead & {
  readonly pages: {
    readonly [Name in keyof ExportLists]: AsyncIterable<readonly ExportLists[Name][]>;
  };
};
