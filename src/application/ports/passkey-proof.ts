import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault } from "../../domain/users/authenticator-fault.ts";

/** How whoever sits here may prove who they are by a passkey. */
export type PasskeyProof = {
  readonly isThere: () => Promise<boolean>;
  readonly prove: () => Promise<Result<null, AuthenticatorFault>>;
};
