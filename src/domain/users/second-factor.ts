/** The second factor of a user. */
export type SecondFactor = {
  /** Since when codes of an app are required, in Unix milliseconds; null if they are not. */
  readonly since: number | null;
  /** How many unused recovery codes remain. */
  readonly codesLeft: number;
};

/** The secret for an app: in Base32, and in the URI of a QR code. */
export type TotpSecret = { readonly secret: string; readonly uri: string };

/** The settings for all administrators. */
export type AdminSettings = {
  /** Whether administrators need a second factor. */
  readonly factorRequired: boolean;
};

/** The number of recovery codes in a set. */
export const RECOVERY_CODES = 10;

/** The length of a recovery code in characters of Crockford's Base32: 80 bits, which cannot be guessed. */
export const RECOVERY_CODE_LENGTH = 16;

/** The number of digits of an app's code. */
export const TOTP_DIGITS = 6;

/** A code without spaces and dashes, in upper case. */
export type TypedCode =
  | { readonly type: "app"; readonly digits: string }
  | { readonly type: "recovery"; readonly code: string };

const APP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${RECOVERY_CODE_LENGTH}}$`);

/** Reads typed or pasted text as a code; null if it cannot be one. */
export function readCode(text: string): TypedCode | null {
  const plain = text.replace(/[\s-]/g, "").toUpperCase();
  if (APP.test(plain)) return { type: "app", digits: plain };
  // Crockford's alphabet has no letters that look like digits.
  const code = plain.replace(/O/g, "0").replace(/[IL]/g, "1");
  return RECOVERY.test(code) ? { type: "recovery", code } : null;
}

/** Formats a recovery code in groups of four. */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? code;
