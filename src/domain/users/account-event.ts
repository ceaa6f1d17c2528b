/** What happened to an account, for the person whose it is to know; moments in Unix milliseconds. */
export type AccountEvent =
  | { readonly type: "password-set-by-administrator" }
  | { readonly type: "password-changed" }
  | { readonly type: "premium-begun" }
  /** `unpaid`: because a payment had failed and none came in since. */
  | { readonly type: "premium-ended"; readonly unpaid: boolean }
  | { readonly type: "payment-failed"; readonly until: number }
  | { readonly type: "payment-received" }
  | { readonly type: "second-factor-set" }
  | { readonly type: "second-factor-removed" }
  | { readonly type: "second-factor-removed-by-administrator" }
  | { readonly type: "recovery-codes-made" }
  /** A login had one in the place of the app's code; so many are left. */
  | { readonly type: "recovery-code-used"; readonly left: number };
