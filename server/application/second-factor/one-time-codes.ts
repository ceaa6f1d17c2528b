import type { TotpSecret } from "../../../src/domain/users/second-factor.ts";
import type { Instant } from "../clock.ts";

/** Codes that an app makes of a secret and the time (RFC 6238): SHA-1, 6 digits, 30 seconds. */
export type OneTimeCodes = {
  /** A new secret for the account of a name. */
  readonly newSecret: (username: string) => TotpSecret;
  /** The step of time whose code this is, at most one before or after that of the moment; null if it is none. */
  readonly stepOf: (secret: string, digits: string, now: Instant) => number | null;
};
