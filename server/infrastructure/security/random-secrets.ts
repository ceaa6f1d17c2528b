import { createHash, randomBytes } from "node:crypto";
import type { TokenMint } from "../../application/login/token-mint.ts";
import { RECOVERY_CODE_LENGTH } from "../../../src/domain/users/second-factor.ts";

/** Makes tokens of 32 random bytes; a fast digest is enough for unguessable values. */
export const randomTokenMint: TokenMint = {
  newToken: () => randomBytes(32).toString("base64url"),
  digestOf: (token) => createHash("sha256").update(token).digest("hex"),
};

/** 120 random bits; the suffix has the digit and the special character that the password rules require. */
export const randomPassword = (): string => `${randomBytes(15).toString("base64url")}!7`;

/** Crockford's Base32: without letters that look like another letter or a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five random bits per character. */
export const randomRecoveryCode = (): string =>
  Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    "",
  );

/** 32 random bytes: the name cannot be guessed. */
export const randomPhotoName = (): string => randomBytes(32).toString("hex");

/** Derives a ledger's own name for a photo from the name that another ledger has for it. */
export const ownPhotoName = (ledger: string, name: string): string =>
  createHash("sha256").update(`${ledger} ${name}`).digest("hex");
