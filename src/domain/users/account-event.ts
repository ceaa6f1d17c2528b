import type { SubscriptionState } from "../plans/subscription-state.ts";

/** An event of an account that its owner is notified of; times in Unix milliseconds. */
export type AccountEvent =
  | { readonly type: "password-set-by-administrator" }
  | { readonly type: "password-changed" }
  | { readonly type: "premium-begun" }
  /** `unpaid`: because a payment had failed and no other came. */
  | { readonly type: "premium-ended"; readonly unpaid: boolean }
  | { readonly type: "payment-failed"; readonly until: number }
  | { readonly type: "payment-received" }
  | { readonly type: "second-factor-set" }
  | { readonly type: "second-factor-removed" }
  | { readonly type: "second-factor-removed-by-administrator" }
  | { readonly type: "recovery-codes-made" }
  /** A login used one instead of the app's code; `left` remain. */
  | { readonly type: "recovery-code-used"; readonly left: number }
  /** With a link that was mailed or handed to them. */
  | { readonly type: "password-reset" }
  | { readonly type: "recovery-link-made-by-administrator" }
  | { readonly type: "email-changed" }
  | { readonly type: "passkey-added"; readonly name: string }
  | { readonly type: "passkey-removed"; readonly name: string }
  /** Its counter went back: there may be a copy of it. */
  | { readonly type: "passkey-copied"; readonly name: string };

const PAYMENTS: ReadonlySet<AccountEvent["type"]> = new Set([
  "premium-begun",
  "premium-ended",
  "payment-failed",
  "payment-received",
]);

/** Whether an event is about access to the account: somebody else may have caused it, and its owner has to act. */
export const concernsSecurity = ({ type }: AccountEvent): boolean => !PAYMENTS.has(type);

/** The event to report when a standing changes; null if nothing changed. */
export function planNews(before: SubscriptionState, after: SubscriptionState): AccountEvent | null {
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
