import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { NewAccount } from "../../domain/users/new-account.ts";
import { isUsername } from "../../domain/users/username.ts";
import { formFault, readRequired, type Form } from "../acts/form.ts";
import { readEmail } from "../login/read-email.ts";
import { readNewPassword } from "../login/password-form.ts";

export type NewAccountFields = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
};

const blank: NewAccountFields = { username: "", email: "", password: "", role: "normal" };

/** The form of an account that an administrator creates: all fields are required, and the role is normal at first. */
export const newAccountForm: Form<NewAccountFields, NewAccount> = {
  blank: () => blank,
  read: (fields) => {
    const username = readRequired(fields.username, readUsername);
    const email = readRequired(fields.email, readEmail);
    const password = readNewPassword(fields.password);
    if (!username.ok || !email.ok || !password.ok)
      return refused(formFault<NewAccountFields>({ username, email, password }));
    return accepted({
      username: username.value,
      email: email.value,
      password: password.value,
      role: fields.role === "admin" ? "admin" : "normal",
    });
  },
};

function readUsername(text: string): Result<string, FieldIssue> {
  const username = text.trim();
  return isUsername(username) ? accepted(username) : refused("bad-username");
}
