import type { Closing } from "../../accounts/account.ts";
import { countsOf, type Review } from "./review.ts";

/**
 * What is left to be kept of files: new movements; else such as make no record of their own; else a balance; else nothing,
 * since all of it came before.
 */
export type Brought =
  | { readonly is: "movements"; readonly count: number }
  | { readonly is: "kept"; readonly joined: number; readonly notCounted: number }
  | { readonly is: "balance"; readonly balance: Closing }
  | { readonly is: "nothing"; readonly repeated: number };

/** The outcome that importing a review as it stands would have. */
export function broughtBy(review: Review): Brought {
  const { new: count, joined, "not-counted": notCounted, repeated } = countsOf(review);
  if (count > 0) return { is: "movements", count };
  if (joined + notCounted > 0) return { is: "kept", joined, notCounted };
  const [balance] = review.files.flatMap(({ tells }) => tells ?? []);
  return balance === undefined ? { is: "nothing", repeated } : { is: "balance", balance };
}
