import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { OtherWays } from "../../domain/users/other-ways.ts";

/** The other proofs of presence that the user has, beside the password. */
export type OtherProofs = {
  /** A proof with an unreadable state counts as absent. */
  readonly ways: () => Promise<OtherWays>;
  /** Confirms presence by a passkey. */
  readonly usePasskey: () => Promise<Result<null, AuthenticatorFault>>;
};
