import type { AccountEvent } from "./account-event.ts";
import type { Standing } from "../plans/standing.ts";

/** The event to report when a standing changes; null if nothing changed. */
export function planNews(before: Standing, after: Standing): AccountEvent | null {
  switch (after.type) {
    case "free":
      if (before.type === "free") return null;
      return { type: "premium-ended", unpaid: before.type === "arrears" };
    case "premium":
      if (before.type === "premium") return null;
      return { type: before.type === "arrears" ? "payment-received" : "premium-begun" };
    case "arrears":
      if (before.type === "arrears" && before.until === after.until) return null;
      return { type: "payment-failed", until: after.until };
  }
}
