import { accepted, refused } from "../../domain/shared/result.ts";
import type { Form } from "../acts/form.ts";
import { passwordTwiceFault, type PasswordTwice } from "./password-twice.ts";

/** With the token of the link, which is not typed. */
export type NewPasswordFields = PasswordTwice & { readonly token: string };

/** The form of a new password, by a recovery link. */
export const newPasswordForm: Form<
  NewPasswordFields,
  { readonly token: string; readonly password: string }
> = {
  blank: () => ({ token: "", password: "", repeated: "" }),
  read: (fields) => {
    const fault = passwordTwiceFault(fields);
    const { token, password } = fields;
    return fault ? refused(fault) : accepted({ token, password });
  },
};
