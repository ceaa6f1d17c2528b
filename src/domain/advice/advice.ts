import type { Cents } from "../shared/cents.ts";

/** A tip on the user's figures; amounts in cents, shares from 0 to 1. */
export type Advice =
  | { readonly type: "negative-balance"; readonly balance: Cents; readonly cut: Cents }
  | {
      readonly type: "heavy-category";
      readonly category: string;
      readonly share: number;
      readonly cut: Cents;
    }
  | { readonly type: "positive-balance"; readonly balance: Cents }
  | { readonly type: "top-category"; readonly category: string; readonly share: number }
  | { readonly type: "reserve"; readonly amount: Cents };
