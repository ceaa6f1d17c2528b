import type { SecondFactor, TotpSecret } from "../../domain/users/second-factor.ts";

/** One's own second factor at the server. Every call rejects with a Failure. */
export type OwnFactor = {
  read(): Promise<SecondFactor>;
  /** Makes the secret of an app, which counts for nothing until it is confirmed. */
  begin(): Promise<TotpSecret>;
  /** Takes a first code of the app and answers recovery codes; a wrong one is `rejected`, in the field `codigo`. */
  confirm(code: string): Promise<readonly string[]>;
  /** Makes recovery codes in the place of the earlier ones. */
  renewCodes(): Promise<readonly string[]>;
  remove(): Promise<void>;
};
