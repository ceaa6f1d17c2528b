import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { AccountChange } from "../../domain/users/account-change.ts";
import { formFault, type Form } from "../acts/form.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { passwordFault } from "../../domain/users/password-policy.ts";

export type PasswordFields = { readonly password: string };

export const BLANK_PASSWORD: PasswordFields = { password: "" };

/** The form of a new password for another user's account. */
export const passwordForm: Form<PasswordFields, AccountChange> = {
  blank: () => BLANK_PASSWORD,
  read: (fields) => {
    const password = readNewPassword(fields.password);
    return password.ok
      ? accepted({ type: "password", password: password.value })
      : refused(formFault<PasswordFields>({ password }));
  },
};

/** Reads a new password, checked against the password rules in their order. */
export function readNewPassword(text: string): Result<string, FieldIssue> {
  if (text === "") return refused("required");
  const fault = passwordFault(text);
  return fault === null ? accepted(text) : refused(`password-${fault}` as const);
}
