import { randomBytes } from "node:crypto";
import { RECOVERY_CODE_LENGTH } from "../../../src/domain/users/second-factor.ts";

/** Crockford's Base32: no letter that is read as another, or as a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five random bits for each character. */
export const randomRecoveryCode = (): string =>
  Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    "",
  );
