declare const brand: unique symbol;

type Id<Name extends string> = string & { readonly [brand]: Name };

export type UserId = Id<"User">;
export type TransactionId = Id<"Transaction">;
export type GoalId = Id<"Goal">;
export type BudgetId = Id<"Budget">;
export type NotificationId = Id<"Notification">;

/** Names what an opaque identifier from storage or from the wire identifies (§3). */
export const userId = (text: string) => text as UserId;
export const transactionId = (text: string) => text as TransactionId;
export const goalId = (text: string) => text as GoalId;
export const budgetId = (text: string) => text as BudgetId;
export const notificationId = (text: string) => text as NotificationId;
