declare const brand: unique symbol;

type Id<Name extends string> = string & { readonly [brand]: Name };

export type UserId = Id<"User">;
export type LedgerId = Id<"Ledger">;
/** A user's membership of a ledger; it lasts as long as the ledger. */
export type MemberId = Id<"Member">;
export type CategoryId = Id<"Category">;
/** A client's own id for a change, by which a repetition is recognised. */
export type ChangeId = Id<"Change">;
export type TransactionId = Id<"Transaction">;
export type GoalId = Id<"Goal">;
export type BudgetId = Id<"Budget">;
export type NotificationId = Id<"Notification">;
export type ImportId = Id<"Import">;
/** A movement of an import. */
export type ImportLineId = Id<"ImportLine">;
export type RuleId = Id<"Rule">;
export type AccountId = Id<"Account">;
export type RecurrenceId = Id<"Recurrence">;
/** A session's public id, which is not its token. */
export type SessionId = Id<"Session">;
/** A passkey's public id, which is not the authenticator's own. */
export type PasskeyId = Id<"Passkey">;

/** Types an opaque id from storage or from the wire. */
export const userId = (text: string) => text as UserId;
export const ledgerId = (text: string) => text as LedgerId;
export const memberId = (text: string) => text as MemberId;
export const categoryId = (text: string) => text as CategoryId;
export const changeId = (text: string) => text as ChangeId;
export const transactionId = (text: string) => text as TransactionId;
export const goalId = (text: string) => text as GoalId;
export const budgetId = (text: string) => text as BudgetId;
export const notificationId = (text: string) => text as NotificationId;
export const accountId = (text: string) => text as AccountId;
export const importId = (text: string) => text as ImportId;
export const importLineId = (text: string) => text as ImportLineId;
export const ruleId = (text: string) => text as RuleId;
export const recurrenceId = (text: string) => text as RecurrenceId;
export const sessionId = (text: string) => text as SessionId;
export const passkeyId = (text: string) => text as PasskeyId;
