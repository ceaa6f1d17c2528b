import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { newPasswordFault } from "../../domain/users/password-policy.ts";
import type { PasswordChange } from "../profile/own-account.ts";
import { formFault, type Form } from "../acts/form.ts";
import { readNewPassword } from "../login/password-form.ts";

export type OwnPasswordFields = {
  readonly current: string;
  readonly password: string;
  readonly repeated: string;
};

const blank: OwnPasswordFields = { current: "", password: "", repeated: "" };

/** The form of the user's new password: the current one, and the new one twice, as at registration. */
export const ownPasswordForm: Form<OwnPasswordFields, PasswordChange> = {
  blank: () => blank,
  read: (fields) => {
    const current = readTyped(fields.current);
    const password = readNewPassword(fields.password);
    const repeated = readRepeated(fields);
    if (!current.ok || !password.ok || !repeated.ok)
      return refused(formFault<OwnPasswordFields>({ current, password, repeated }));
    return accepted({ current: current.value, password: password.value });
  },
};

const readTyped = (text: string): Result<string, FieldIssue> =>
  text === "" ? refused("required") : accepted(text);

function readRepeated({ password, repeated }: OwnPasswordFields): Result<string, FieldIssue> {
  if (repeated === "") return refused("required");
  return newPasswordFault(password, repeated) === "mismatch"
    ? refused("password-mismatch")
    : accepted(repeated);
}
