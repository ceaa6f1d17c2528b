import { newPasswordFault } from "../../domain/users/password-policy.ts";
import type { FormFault } from "../acts/form.ts";

/** The new password, typed twice. */
export type PasswordTwice = { readonly password: string; readonly repeated: string };

/**
 * The fault of fields that are all required, one of them a new password: all missing fields, else the first broken
 * rule; or null.
 */
export function passwordTwiceFault<Fields extends PasswordTwice>(
  fields: Fields,
): FormFault<Fields> | null {
  const names = Object.keys(fields) as (keyof Fields)[];
  const missing = names.filter((name) => fields[name] === "");
  if (missing.length > 0) return told(true, missing, "required");
  const fault = newPasswordFault(fields.password, fields.repeated);
  if (fault === null) return null;
  return told(false, [fault === "mismatch" ? "repeated" : "password"], `password-${fault}`);
}

const told = <Fields>(
  incomplete: boolean,
  names: readonly (keyof Fields)[],
  issue: FormFault<Fields>["issues"][keyof Fields],
): FormFault<Fields> => ({
  incomplete,
  issues: Object.fromEntries(names.map((name) => [name, issue])) as FormFault<Fields>["issues"],
});
