import type { TotpSecret } from "../../../src/domain/users/second-factor.ts";
import type { Instant } from "../clock.ts";

/** Codes that an app derives from a secret and the time (RFC 6238): SHA-1, 6 digits, 30 seconds. */
export type OneTimeCodes = {
  /** A new secret for an account name. */
  readonly newSecret: (username: string) => TotpSecret;
  /** The time step of a code, at most one before or after the current one; null if the code is wrong. */
  readonly stepOf: (secret: string, digits: string, now: Instant) => number | null;
};
