import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";
import type { OtherWays } from "../../domain/users/other-ways.ts";

/** The proofs beside the password that whoever sits here has. */
export type OtherProofs = {
  /** Of what nobody can tell there is none. */
  readonly ways: () => Promise<OtherWays>;
  /** Proves it by a passkey. */
  readonly usePasskey: () => Promise<Result<null, AuthenticatorFault>>;
};
