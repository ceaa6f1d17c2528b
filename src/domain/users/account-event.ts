/** An event of an account that its person is told of; moments in Unix milliseconds. */
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
  | { readonly type: "recovery-code-used"; readonly left: number }
  /** By a link that was sent or handed to them. */
  | { readonly type: "password-reset" }
  | { readonly type: "recovery-link-made-by-administrator" }
  | { readonly type: "email-changed" }
  | { readonly type: "passkey-added"; readonly name: string }
  | { readonly type: "passkey-removed"; readonly name: string }
  /** Its counter went back: somebody may have a copy of it. */
  | { readonly type: "passkey-copied"; readonly name: string };

const PAYMENTS: ReadonlySet<AccountEvent["type"]> = new Set([
  "premium-begun",
  "premium-ended",
  "payment-failed",
  "payment-received",
]);

/** Whether an event is about who may enter the account: somebody else may have done it, whom its person has to stop. */
export const concernsSecurity = ({ type }: AccountEvent): boolean => !PAYMENTS.has(type);
