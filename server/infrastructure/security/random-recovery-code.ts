import { randomBytes } from "node:crypto";
import { RECOVERY_CODE_LENGTH } from "../../../src/domain/users/second-factor.ts";

/** Crockford's Base32: without letters that look like another letter or a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five random bits per character. */
export const randomRecoveryCode = (): string =>
  Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    "",
  );
