import type { Operator } from "./operator.ts";

/** The public facts of an installation. */
export type Installation = {
  /** The URL of the payment page, without a buyer; null if there is none. */
  readonly checkoutUrl: string | null;
  readonly operator: Operator;
  /** Whether mail is sent. */
  readonly sendsMail: boolean;
  /** The origin at which passkeys are valid; null if they cannot be used. */
  readonly passkeyOrigin: string | null;
};
