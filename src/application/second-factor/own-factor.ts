import type { SecondFactor, TotpSecret } from "../../domain/users/second-factor.ts";

/** The user's own second factor at the server. Every call rejects with a Failure. */
export type OwnFactor = {
  read(): Promise<SecondFactor>;
  /** Makes the secret of an app, which has no effect until it is confirmed. */
  begin(): Promise<TotpSecret>;
  /**
   * Confirms with a first code of the app and returns recovery codes; a wrong code is `rejected`, in the field
   * `codigo`.
   */
  confirm(code: string): Promise<readonly string[]>;
  /** Makes new recovery codes in place of the earlier ones. */
  renewCodes(): Promise<readonly string[]>;
  remove(): Promise<void>;
};
