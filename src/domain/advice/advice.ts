import type { Cents } from "../shared/cents.ts";
import type { YearMonth } from "../shared/year-month.ts";

/** A budget that was exceeded in a month, and by how much, in cents. */
export type BrokenBudget = { readonly category: string; readonly over: Cents };

/** A tip on the user's figures; amounts in cents, shares from 0 to 1. */
export type Advice =
  | { readonly type: "negative-balance"; readonly balance: Cents; readonly cut: Cents }
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
    }
  | { readonly type: "positive-balance"; readonly balance: Cents }
  | { readonly type: "top-category"; readonly category: string; readonly share: number }
  | { readonly type: "reserve"; readonly amount: Cents };
