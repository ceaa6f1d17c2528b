import {
  categoryId,
  goalId,
  recurrenceId,
  transactionId,
  type CategoryId,
  type GoalId,
  type LedgerId,
  type RecurrenceId,
  type TransactionId,
} from "../shared/ids.ts";
import { parseCivilDate, type CivilDate } from "../shared/civil-date.ts";
import { parseYearMonth, type YearMonth } from "../shared/year-month.ts";
import type { Occurrence } from "../recurrences/recurrence.ts";
import { alertKey, type SmartAlert } from "./smart-alert.ts";

/**
 * The subject of a notification: the budgets, the expenses of a category or all records of a month, an expense, a goal,
 * a movement that waits, or the forecast.
 */
export type NotificationSubject =
  | { readonly type: "budgets"; readonly month: YearMonth }
  | { readonly type: "category"; readonly month: YearMonth; readonly category: CategoryId }
  | { readonly type: "forecast" }
  | { readonly type: "month"; readonly month: YearMonth }
  | { readonly type: "expense"; readonly id: TransactionId }
  | { readonly type: "goal"; readonly id: GoalId }
  | { readonly type: "recurrence"; readonly id: RecurrenceId; readonly day: CivilDate };

/** The key of an alert about a ledger; alerts of different ledgers never share one. */
export const keyOfAlert = (ledger: LedgerId, alert: SmartAlert): string =>
  `${ledger}:${alertKey(alert)}`;

/** The key of an alert within a ledger; null for the key of anything that is not about it. */
export const alertKeyIn = (ledger: LedgerId, key: string): string | null =>
  key.startsWith(`${ledger}:`) ? key.slice(ledger.length + 1) : null;

/** The key of the question about a planned movement of a ledger, which is asked once. */
export const keyOfQuestion = (
  ledger: LedgerId,
  { day, recurrenceId: id }: Pick<Occurrence, "day" | "recurrenceId">,
): string => `${ledger}:recurrence:${day}:${id}`;

/** The planned movement that the question with a key of a ledger is about; null for any other key. */
export function questionIn(
  ledger: LedgerId,
  key: string,
): Extract<NotificationSubject, { readonly type: "recurrence" }> | null {
  const subject = alertKeyIn(ledger, key) === null ? null : subjectOf(key);
  return subject?.type === "recurrence" ? subject : null;
}

/** The key of the message that movements of a ledger were too old to be recorded: there is one a day. */
export const keyOfLeftOut = (ledger: LedgerId, today: CivilDate): string =>
  `${ledger}:left-out:${today}`;

/** The key of the message that a record went to the main account, because the one that it named takes none. */
export const keyOfShutAccount = (ledger: LedgerId, record: TransactionId): string =>
  `${ledger}:shut-account:${record}`;

/** The subject of the alert or question with a key; null for any other key. */
export function subjectOf(key: string): NotificationSubject | null {
  const [, type, ...parts] = key.split(":");
  const month = parseYearMonth(parts[0] ?? "");
  const id = parts.at(-1) ?? "";
  if (type === "recurrence") {
    const day = parseCivilDate(parts[0] ?? "");
    return day && { type, id: recurrenceId(id), day };
  }
  switch (type as SmartAlert["type"]) {
    case "budget-near-limit":
    case "budget-at-limit":
      return month && { type: "budgets", month };
    case "category-above-mean":
      return month && { type: "category", month, category: categoryId(id) };
    case "below-zero":
      return { type: "forecast" };
    case "negative-balance":
      return month && { type: "month", month };
    case "unusual-expense":
    case "price-rise":
      return { type: "expense", id: transactionId(id) };
    case "goal-out-of-reach":
    case "goal-reached":
      return { type: "goal", id: goalId(id) };
    default:
      return null;
  }
}
