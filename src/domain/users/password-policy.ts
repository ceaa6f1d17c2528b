/** Why a password is refused, in the order in which it is checked. */
export type PasswordFault = "mismatch" | "too-short" | "no-digit" | "no-special" | "too-long";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

/** The first rule that a password breaks, or null: at least 8 characters, a digit, a special character, at most 128. */
export function passwordFault(password: string): Exclude<PasswordFault, "mismatch"> | null {
  if (password.length < PASSWORD_MIN) return "too-short";
  if (!/\d/.test(password)) return "no-digit";
  if (!SPECIAL.test(password)) return "no-special";
  if (password.length > PASSWORD_MAX) return "too-long";
  return null;
}

/** As `passwordFault`, but checks first that both entries are equal. */
export const newPasswordFault = (password: string, repeated: string): PasswordFault | null =>
  password === repeated ? passwordFault(password) : "mismatch";
