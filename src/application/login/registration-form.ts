import { accepted, refused } from "../../domain/shared/result.ts";
import type { Registration } from "./registrations.ts";
import type { Form } from "../acts/form.ts";
import { passwordTwiceFault, type PasswordTwice } from "./password-twice.ts";

export type RegistrationFields = PasswordTwice & {
  readonly username: string;
  readonly email: string;
};

/** The form of a new account: all fields are required, and the password is typed twice. */
export const registrationForm: Form<RegistrationFields, Registration> = {
  blank: () => ({ username: "", email: "", password: "", repeated: "" }),
  read: (fields) => {
    const [username, email] = [fields.username.trim(), fields.email.trim()];
    const fault = passwordTwiceFault({ ...fields, username, email });
    return fault ? refused(fault) : accepted({ username, email, password: fields.password });
  },
};
