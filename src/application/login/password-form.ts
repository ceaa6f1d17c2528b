import { accepted, refused } from "../../domain/shared/result.ts";
import type { AccountChange } from "../../domain/users/account-change.ts";
import { formFault, type Form } from "../acts/form.ts";
import { readNewPassword } from "./read-new-password.ts";

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
