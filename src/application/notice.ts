import type { PhotoFault } from "../domain/goals/photo.ts";
import type { NewAchievement } from "../domain/achievements/status.ts";
import type { Plan } from "../domain/plans/plan.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";
import type { Failure } from "./failure.ts";

/** What a successful write did to a record. */
export type Change = "created" | "updated" | "removed";

/** Why a photo did not become one: its file was refused before it was sent, or the upload failed. */
export type PhotoProblem =
  | { readonly type: "refused"; readonly fault: PhotoFault }
  | { readonly type: "failed"; readonly failure: Failure };

/** What was handed to the user as a file. */
export type ExportedFile = "history" | "report-csv" | "report-pdf" | "data-json" | "data-csv";

/** What a user's account went through at the hands of an administrator. */
export type AccountNews =
  | { readonly type: "created" }
  | { readonly type: "activated" }
  | { readonly type: "suspended" }
  | { readonly type: "password-changed" }
  | { readonly type: "plan-changed"; readonly plan: Plan }
  | { readonly type: "removed"; readonly username: string };

/** What an administrator could not do to an account. */
export type AccountAction =
  | "create"
  | "change-status"
  | "change-password"
  | "change-plan"
  | "remove";

/** All that a toast can tell. */
export type Notice =
  | {
      readonly type: "transaction-changed";
      readonly kind: TransactionKind;
      readonly change: Change;
    }
  | { readonly type: "profile-changed"; readonly change: Exclude<Change, "removed"> }
  | { readonly type: "goal-changed"; readonly change: Change }
  | { readonly type: "photo-uploaded" }
  | { readonly type: "photo-failed"; readonly problem: PhotoProblem }
  | { readonly type: "budget-changed"; readonly change: Change }
  | { readonly type: "budgets-copied"; readonly count: number }
  | { readonly type: "exported"; readonly file: ExportedFile }
  | { readonly type: "nothing-to-export" }
  | { readonly type: "notifications-read" }
  | { readonly type: "recommendations-ready" }
  | { readonly type: "recommendations-failed"; readonly failure: Failure }
  | { readonly type: "achievement-won"; readonly achievement: NewAchievement }
  | { readonly type: "no-new-achievement" }
  | { readonly type: "achievements-failed"; readonly failure: Failure }
  | { readonly type: "account-changed"; readonly news: AccountNews }
  | {
      readonly type: "account-failed";
      readonly action: AccountAction;
      readonly failure: Failure;
    }
  | { readonly type: "failed"; readonly failure: Failure };
