import type { Closing } from "../../accounts/account.ts";
import { countsOf, type Review } from "./review.ts";

/**
 * The content that files bring: new movements; else movements without a record of their own; else a balance; else nothing, since
 * all of it is known.
 */
export type ImportBenefits =
  | { readonly is: "movements"; readonly count: number }
  | { readonly is: "kept"; readonly joined: number; readonly notCounted: number }
  | { readonly is: "balance"; readonly balance: Closing }
  | { readonly is: "nothing"; readonly repeated: number };

/** The content that a review would bring if it were imported now. */
export function benefitsOf(review: Review): ImportBenefits {
  const { new: count, joined, "not-counted": notCounted, repeated } = countsOf(review);
  if (count > 0) return { is: "movements", count };
  if (joined + notCounted > 0) return { is: "kept", joined, notCounted };
  const [balance] = review.files.flatMap(({ tells }) => tells ?? []);
  return balance === undefined ? { is: "nothing", repeated } : { is: "balance", balance };
}
