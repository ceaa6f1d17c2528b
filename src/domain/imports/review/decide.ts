import type { TransactionId } from "../../shared/ids.ts";
import type { ImportPart } from "../import.ts";
import { bringBack, count, divide, fileUnder, takeAsPlanned, takeAsSame } from "./change-review.ts";
import type { Review } from "./review.ts";

/** The user's decision about a line of a review. */
export type Decision = { readonly id: TransactionId } & (
  | { readonly to: "file-under"; readonly category: string }
  | { readonly to: "count"; readonly counted: boolean }
  | { readonly to: "take-as-same"; readonly same: boolean }
  | { readonly to: "take-as-planned"; readonly taken: boolean }
  | { readonly to: "bring-back"; readonly restored: boolean }
  | { readonly to: "divide"; readonly parts: readonly ImportPart[] | null }
);

/** Applies a decision to a review; parts that do not add up change nothing. */
export function decide(review: Review, decision: Decision): Review {
  const { id } = decision;
  switch (decision.to) {
    case "file-under":
      return fileUnder(review, id, decision.category);
    case "count":
      return count(review, id, decision.counted);
    case "take-as-same":
      return takeAsSame(review, id, decision.same);
    case "take-as-planned":
      return takeAsPlanned(review, id, decision.taken);
    case "bring-back":
      return bringBack(review, id, decision.restored);
    case "divide": {
      const divided = divide(review, id, decision.parts);
      return divided.ok ? divided.value : review;
    }
  }
}
