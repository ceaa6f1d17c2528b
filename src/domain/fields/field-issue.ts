import type { PasswordFault } from "../users/password-policy.ts";
import type { AmountFault } from "../shared/cents.ts";

/** Why a field of a form or of a request is refused; text/ has a sentence for each. */
export type FieldIssue =
  | "required"
  | "wrong-type"
  | "unknown-field"
  | "unreadable-text"
  | "too-long-text"
  | "bad-email"
  | "bad-username"
  | "bad-date"
  | "future-date"
  | "bad-month"
  | "bad-age"
  | "bad-account"
  | "bad-main-account"
  | "bad-category"
  | "bad-id"
  | "bad-revision"
  | "bad-continuation"
  | "bad-period"
  | "one-change"
  | "one-choice"
  | "one-use"
  | "one-proof"
  | "bad-digits"
  | "bad-join"
  | "bad-fulfilment"
  | "bad-split"
  | "repeated"
  | "too-many"
  | "too-much"
  | "too-short"
  | "bad-tax-number"
  | "bad-document-code"
  | `amount-${AmountFault}`
  | `password-${PasswordFault}`;
