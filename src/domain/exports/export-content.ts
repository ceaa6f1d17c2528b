import type { WonAchievement } from "../achievements/won-achievement.ts";
import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import type { GoalEntry } from "../goals/goal-entry.ts";
import type { Goal } from "../goals/goal.ts";
import type { Account, Closing } from "../accounts/account.ts";
import type { MadeImport } from "../imports/import.ts";
import type { KeptLine } from "../imports/kept-line.ts";
import type { Rule } from "../rules/rule.ts";
import type { Notification } from "../notifications/notification.ts";
import type { ReceiptMark } from "../receipts/receipt-mark.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import type { TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Profile } from "../users/profile.ts";

/** A goal with its entries, the newest day first. */
export type ExportedGoal = Goal & { readonly entries: readonly GoalEntry[] };

/** An account with its told balances, in the order in which they came. */
export type ExportedAccount = Account & { readonly told: readonly Closing[] };

/** The receipt that a record was read from. */
export type KeptReceipt = ReceiptMark & { readonly record: TransactionId };

/** The lists of an export. */
export type ExportLists = {
  readonly incomes: Transaction;
  readonly expenses: Transaction;
  readonly goals: ExportedGoal;
  readonly budgets: Budget;
  readonly categories: Category;
  readonly rules: Rule;
  readonly recurrences: Recurrence;
  readonly accounts: ExportedAccount;
  readonly imports: MadeImport;
  readonly lines: Omit<KeptLine, "revision">;
  readonly receipts: KeptReceipt;
  readonly notifications: Notification;
};

/** The parts of an export that are no lists; `createdAt` in Unix milliseconds. */
export type ExportHead = {
  readonly createdAt: number;
  readonly profile: Profile | null;
  readonly achievements: readonly WonAchievement[];
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
