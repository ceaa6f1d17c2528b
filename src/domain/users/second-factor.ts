/** The second factor that somebody has set up beside their password. */
export type SecondFactor = {
  /** Since when codes of an app are asked for, in Unix milliseconds; null if they are not. */
  readonly since: number | null;
  /** How many recovery codes have not been used. */
  readonly codesLeft: number;
};

/** The secret that an app makes codes with: its secret in Base32, and the same in the address of a QR code. */
export type TotpSecret = { readonly secret: string; readonly uri: string };

/** The setting of administrators about themselves. */
export type AdminSettings = {
  /** Whether nobody may administer without a second factor. */
  readonly factorRequired: boolean;
};

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;

/** How many characters of Crockford's Base32 make a recovery code: 80 bits, which nobody guesses. */
export const RECOVERY_CODE_LENGTH = 16;

/** How many digits a code of an app has. */
export const TOTP_DIGITS = 6;

/** A code as it is meant, whatever spaces, dashes and small letters came with it. */
export type TypedCode =
  | { readonly type: "app"; readonly digits: string }
  | { readonly type: "recovery"; readonly code: string };

const APP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${RECOVERY_CODE_LENGTH}}$`);

/** Reads what was typed or pasted as a code; null if it can be none. */
export function readCode(text: string): TypedCode | null {
  const plain = text.replace(/[\s-]/g, "").toUpperCase();
  if (APP.test(plain)) return { type: "app", digits: plain };
  // Crockford's alphabet leaves out what is read as a digit.
  const code = plain.replace(/O/g, "0").replace(/[IL]/g, "1");
  return RECOVERY.test(code) ? { type: "recovery", code } : null;
}

/** A recovery code as it is shown: in groups of four. */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? code;
