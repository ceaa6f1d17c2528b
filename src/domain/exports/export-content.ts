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

/** A goal with what was added to it, the newest day first. */
export type ExportedGoal = Goal & { readonly entries: readonly GoalEntry[] };

/** An account with the balances that were told of it, in the order in which they were. */
export type ExportedAccount = Account & { readonly told: readonly Closing[] };

/** The receipt that a record was read from. */
export type KeptReceipt = ReceiptMark & { readonly record: TransactionId };

/** Of what an export has a list. */
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

/** The parts of an export beside its lists; `createdAt` in Unix milliseconds. */
export type ExportHead = {
  readonly createdAt: number;
  readonly profile: Profile | null;
  readonly achievements: readonly WonAchievement[];
};

/** Everything that a user may take along, as it was at one moment. */
export type ExportContent = ExportHead & {
  readonly [Name in keyof ExportLists]: readonly ExportLists[Name][];
};

/** The same, each list in parts that are short enough to be written in a moment. */
export type ExportSource = ExportHead & {
  readonly pages: {
    readonly [Name in keyof ExportLists]: AsyncIterable<readonly ExportLists[Name][]>;
  };
};
