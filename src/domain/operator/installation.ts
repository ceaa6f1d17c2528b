import type { Operator } from "./operator.ts";

/** The facts of an installation that everybody may know. */
export type Installation = {
  /** Where Premium is bought, without a buyer; null if that cannot be done. */
  readonly checkoutUrl: string | null;
  readonly operator: Operator;
  /** Whether mail is sent. */
  readonly sendsMail: boolean;
  /** The origin at which passkeys count; null if they cannot be used. */
  readonly passkeyOrigin: string | null;
};
