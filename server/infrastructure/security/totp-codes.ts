import { Secret, TOTP } from "otpauth";
import { TOTP_DIGITS } from "../../../src/domain/users/second-factor.ts";
import type { OneTimeCodes } from "../../application/second-factor/spend-code.ts";

/** The parameters that every authenticator app assumes. */
const KIND = { algorithm: "SHA1", digits: TOTP_DIGITS, period: 30 } as const;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const ISSUER = "FinControl";

/** Phones' clocks may be half a minute off. */
const MAX_DRIFT_STEPS = 1;

/** Verifies apps' codes with a library that compares in constant time. */
export const totpCodes: OneTimeCodes = {
  newSecret: (username) => {
    const secret = new Secret({ size: SECRET_BYTES });
    const totp = new TOTP({ ...KIND, issuer: ISSUER, label: username, secret });
    return { secret: secret.base32, uri: totp.toString() };
  },
  stepOf: (secret, digits, now) => {
    const totp = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
    const drift = totp.validate({ token: digits, timestamp: now, window: MAX_DRIFT_STEPS });
    return drift === null ? null : totp.counter({ timestamp: now }) + drift;
  },
};
