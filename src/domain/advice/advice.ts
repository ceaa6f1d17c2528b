import type { BelowZeroWarning, Remedy } from "../forecast/remedy.ts";
import type { Occurrence } from "../recurrences/recurrence.ts";
import type { Cents } from "../shared/cents.ts";
import type { YearMonth } from "../shared/year-month.ts";

/** A budget that was exceeded in a month, and by how much, in cents. */
export type BrokenBudget = { readonly category: string; readonly over: Cents };

/** The nature of a category's costs: fixed ones fall with a contract only, and taxes are no place to save. */
export type CostNature = "variable" | "fixed" | "taxes";

/** A tip on the user's figures; amounts in cents, shares from 0 to 1. */
export type Advice =
  | {
      readonly type: "negative-balance";
      readonly balance: Cents;
      readonly cut: Cents;
      /** Whether the month is not over, and no income is planned in it. */
      readonly isUnplanned: boolean;
    }
  | {
      readonly type: "negative-end";
      readonly month: YearMonth;
      readonly balance: Cents;
      /** The balance at the end of the month, and what the planned movements bring and take until then. */
      readonly end: Cents;
      readonly incoming: Cents;
      readonly outgoing: Cents;
      /** The planned incomes that were due before today. */
      readonly overdue: readonly Occurrence[];
    }
  | {
      readonly type: "broken-budgets";
      readonly month: YearMonth;
      /** The most exceeded first; never empty. */
      readonly broken: readonly BrokenBudget[];
    }
  | {
      readonly type: "heavy-category";
      readonly category: string;
      readonly share: number;
      readonly cut: Cents;
      readonly nature: CostNature;
    }
  | {
      readonly type: "positive-balance";
      readonly balance: Cents;
      /** Whether the month is not over. */
      readonly isSoFar: boolean;
    }
  | { readonly type: "top-category"; readonly category: string; readonly share: number }
  /** `spare` is what the accounts spare today; null if no balance was told. */
  | { readonly type: "reserve"; readonly amount: Cents; readonly spare: Cents | null }
  | ({ readonly type: "below-zero" } & BelowZeroWarning)
  | { readonly type: "below-zero-remedy"; readonly remedy: Remedy };
