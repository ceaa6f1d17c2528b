import { weekdayOf } from "../calendar/weekday.ts";
import { addDays } from "../shared/add-days.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { CategoryId, GoalId, TransactionId } from "../shared/ids.ts";
import type { YearMonth } from "../shared/year-month.ts";

/** An event in the user's finances that deserves a notification; amounts in cents. */
export type SmartAlert =
  | (OfBudget<"budget-near-limit"> & {
      readonly left: Cents;
      /** Whether it is used no further than the month has gone. */
      readonly isOnPace: boolean;
    })
  | OfBudget<"budget-at-limit">
  | {
      readonly type: "category-above-mean";
      readonly categoryId: CategoryId;
      readonly category: string;
      readonly month: YearMonth;
      readonly spent: Cents;
      readonly mean: Cents;
      /** By what part of the mean it is more; 1 is twice as much. */
      readonly part: number;
    }
  | {
      readonly type: "unusual-expense";
      readonly id: TransactionId;
      readonly category: string;
      readonly date: CivilDate;
      readonly amount: Cents;
      readonly mean: Cents;
    }
  /** The first payment of a recurrence at a higher price. */
  | {
      readonly type: "price-rise";
      readonly id: TransactionId;
      readonly name: string;
      readonly from: Cents;
      readonly to: Cents;
    }
  /** The accounts are expected to end a day below zero. */
  | { readonly type: "below-zero"; readonly date: CivilDate; readonly balance: Cents }
  | { readonly type: "negative-balance"; readonly month: YearMonth; readonly balance: Cents }
  | {
      readonly type: "goal-out-of-reach";
      readonly id: GoalId;
      readonly name: string;
      readonly month: YearMonth;
      readonly deadline: CivilDate;
      readonly missing: Cents;
    }
  | {
      readonly type: "goal-reached";
      readonly id: GoalId;
      readonly name: string;
      readonly total: Cents;
    };

type OfBudget<Type extends string> = {
  readonly type: Type;
  readonly categoryId: CategoryId;
  readonly category: string;
  readonly month: YearMonth;
  readonly spent: Cents;
  readonly limit: Cents;
};

/**
 * The key of an alert: the same for the same subject in the same month, for a day below zero in the same week (by its
 * Monday), and for a reached goal and a first payment always.
 */
export function alertKey(alert: SmartAlert): string {
  switch (alert.type) {
    case "budget-near-limit":
    case "budget-at-limit":
    case "category-above-mean":
      return `${alert.type}:${alert.month}:${alert.categoryId}`;
    case "negative-balance":
      return `${alert.type}:${alert.month}`;
    case "below-zero":
      return `${alert.type}:${addDays(alert.date, -weekdayOf(alert.date))}`;
    case "goal-out-of-reach":
      return `${alert.type}:${alert.month}:${alert.id}`;
    case "unusual-expense":
    case "price-rise":
    case "goal-reached":
      return `${alert.type}:${alert.id}`;
  }
}
