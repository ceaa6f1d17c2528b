import type { PhotoFault } from "../domain/goals/photo.ts";
import type { NewAchievement } from "../domain/achievements/status.ts";
import type { ImportOutcome, ImportUndone } from "../domain/imports/import.ts";
import type { Plan } from "../domain/plans/plan.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";
import type { RestoreCounts } from "../domain/restore/restore.ts";
import type { Cents } from "../domain/shared/cents.ts";
import type { ChangeId, ImportId } from "../domain/shared/ids.ts";
import type { AdminSettings } from "../domain/users/second-factor.ts";
import type { Failure } from "./failure.ts";
import type { ActsDone } from "./recurrences/act-on-all.ts";
import type { RecurrenceAct } from "./recurrences/recurrence-act.ts";
import type { Undone } from "../domain/ledger/undone.ts";

/** The effect of a successful write on a record. */
export type Change = "created" | "updated" | "removed";

/** Why a photo was not saved: its file was refused before it was sent, or the upload failed. */
export type PhotoProblem =
  | { readonly type: "refused"; readonly fault: PhotoFault }
  | { readonly type: "failed"; readonly failure: Failure };

/** The file that was saved for the user. */
export type ExportedFile =
  | "history"
  | "report-csv"
  | "report-pdf"
  | "data-json"
  | "data-csv"
  | "own-data";

/** The outcome of an administrator's act on an account. */
export type AccountNews =
  | { readonly type: "created" }
  | { readonly type: "activated" }
  | { readonly type: "suspended" }
  | { readonly type: "password-changed" }
  | { readonly type: "plan-changed"; readonly plan: Plan }
  | { readonly type: "removed"; readonly username: string }
  | { readonly type: "factor-removed"; readonly username: string };

/** The news of the user's own second factor. */
export type FactorNews = "factor-set" | "codes-renewed" | "factor-removed";

/** The news of the user's own account. */
export type OwnAccountNews =
  | "password-changed"
  | "email-changed"
  | "email-to-confirm"
  | "session-ended"
  | "other-sessions-ended"
  | FactorNews
  | "passkey-added"
  | "passkey-renamed"
  | "passkey-removed"
  | "device-own"
  | "device-left";

/** The act on an account that failed. */
export type AccountAction =
  | "create"
  | "change-status"
  | "change-password"
  | "change-plan"
  | "make-recovery-link"
  | "remove"
  | "remove-factor";

/** The news of a category. */
export type CategoryNews =
  | { readonly type: "created" | "updated" | "removed" | "archived" | "restored" }
  | { readonly type: "merged"; readonly name: string };

/** The news of an account of money. */
export type MoneyAccountNews = "created" | "updated" | "removed" | "closed" | "reopened";

/** The news of a rule for imports. */
export type RuleNews =
  | { readonly type: "updated" | "removed" }
  /** It was applied to this many earlier records. */
  | { readonly type: "applied"; readonly count: number };
/** The news of recurrences. */
export type RecurrenceNews = "created" | "updated" | RecurrenceAct["type"];

/** The news of a write that had been refused. */
export type RefusedNews = "sent" | "discarded";

/** All notices of a toast. */
export type Notice =
  | { readonly type: "premium-activated" }
  | {
      readonly type: "transaction-changed";
      readonly kind: TransactionKind;
      readonly change: Change;
      readonly undo?: ChangeId | null;
      /** The account that it wanted and that takes no more: its name, or empty where it is gone. */
      readonly shut?: string;
    }
  | {
      readonly type: "transaction-divided";
      readonly kind: TransactionKind;
      readonly undo: ChangeId;
    }
  | { readonly type: "profile-changed"; readonly change: Exclude<Change, "removed"> }
  | { readonly type: "goal-changed"; readonly change: Change; readonly undo?: ChangeId | null }
  | { readonly type: "balance-told"; readonly balance: Cents; readonly undo: ChangeId }
  | { readonly type: "account-reserve-set"; readonly accountReserve: Cents }
  | { readonly type: "photo-uploaded" }
  | { readonly type: "photo-failed"; readonly problem: PhotoProblem }
  | { readonly type: "budget-changed"; readonly change: Change; readonly undo?: ChangeId | null }
  | {
      readonly type: "category-changed";
      readonly news: CategoryNews;
      /** The change that the toast offers to undo, if any. */
      readonly undo: ChangeId | null;
    }
  | {
      readonly type: "money-account-changed";
      readonly news: MoneyAccountNews;
      readonly undo: ChangeId | null;
    }
  | { readonly type: "rule-changed"; readonly news: RuleNews; readonly undo: ChangeId }
  | {
      readonly type: "recurrence-changed";
      readonly news: RecurrenceNews;
      readonly undo: ChangeId | null;
    }
  | ({ readonly type: "acts-done" } & ActsDone)
  | {
      readonly type: "undone";
      readonly result: Undone;
      /** Whether the undone change was itself an undo, so that the action is done again. */
      readonly isRedo?: boolean;
    }
  /** Ctrl+Z or Ctrl+Shift+Z found no action in this tab. */
  | { readonly type: "nothing-to-undo"; readonly isRedo: boolean }
  | { readonly type: "trash-restored"; readonly result: Undone; readonly undo: ChangeId | null }
  | {
      readonly type: "copy-restored";
      readonly counts: RestoreCounts;
      readonly undo: ChangeId | null;
    }
  | { readonly type: "trash-emptied"; readonly count: number }
  /** The thing to restore is no longer in the trash. */
  | { readonly type: "trash-gone" }
  | {
      readonly type: "budgets-copied";
      readonly count: number;
      readonly changes: readonly ChangeId[];
    }
  /** Categories that a file named were made; several, with one undo. */
  | {
      readonly type: "categories-made";
      readonly count: number;
      readonly changes: readonly ChangeId[];
    }
  /** It waits on the device, and is sent by itself. */
  | { readonly type: "left-unsent"; readonly undo: ChangeId }
  /** It took back what was never sent. */
  | { readonly type: "taken-back"; readonly undo: ChangeId }
  | { readonly type: "refused-write"; readonly news: RefusedNews }
  | { readonly type: "exported"; readonly file: ExportedFile }
  | { readonly type: "imported"; readonly imports: readonly ImportOutcome[] }
  /** An import needs the network; its review stays. */
  | { readonly type: "import-waits" }
  | {
      readonly type: "import-undone";
      readonly undone: ImportUndone;
      readonly undo?: ChangeId | null;
    }
  | { readonly type: "nothing-to-export" }
  | { readonly type: "notifications-read" }
  | { readonly type: "recommendations-ready" }
  | { readonly type: "recommendations-failed"; readonly failure: Failure }
  | { readonly type: "achievement-won"; readonly achievement: NewAchievement }
  | { readonly type: "no-new-achievement" }
  | { readonly type: "achievements-failed"; readonly failure: Failure }
  | { readonly type: "account-changed"; readonly news: AccountNews }
  | { readonly type: "admin-settings-changed"; readonly settings: AdminSettings }
  | { readonly type: "own-account-changed"; readonly news: OwnAccountNews }
  | {
      readonly type: "account-failed";
      readonly action: AccountAction;
      readonly failure: Failure;
    }
  /** With the undo to offer for a retry, if its response is missing. */
  | { readonly type: "failed"; readonly failure: Failure; readonly undoing?: Undoable | null };

/**
 * An action that can be undone: one change of the ledger, several, or whole imports. `as` are the names of a try without
 * a response, one for each of its parts: repeated under the same names it counts once.
 */
export type Undoable = (
  | { readonly type: "change"; readonly change: ChangeId }
  | { readonly type: "changes"; readonly changes: readonly ChangeId[] }
  | { readonly type: "imports"; readonly imports: readonly ImportId[] }
) & { readonly as?: readonly ChangeId[] };

/** The action that a notice tells of, as it can be undone; null if it cannot. */
export function actionOf(notice: Notice): Undoable | null {
  if (notice.type === "imported")
    return { type: "imports", imports: notice.imports.map(({ id }) => id) };
  if ("changes" in notice && notice.changes.length > 0)
    return { type: "changes", changes: notice.changes };
  return "undo" in notice && notice.undo ? { type: "change", change: notice.undo } : null;
}

/** The action that a toast offers to undo: a change or a removal; null if it offers none. */
export function undoOf(notice: Notice | null): Undoable | null {
  if (notice === null || tellsOfSomethingNew(notice)) return null;
  return notice.type === "failed" ? (notice.undoing ?? null) : actionOf(notice);
}

/** Whether a notice tells only of something that was added. */
const tellsOfSomethingNew = (notice: Notice): boolean =>
  notice.type === "budgets-copied" ||
  ("change" in notice && notice.change === "created") ||
  (notice.type === "category-changed" && notice.news.type === "created") ||
  ("news" in notice && notice.news === "created");

/** The notice of an undo. */
export type UndoNotice = Extract<Notice, { readonly type: "undone" | "import-undone" }>;
