import * as v from "valibot";
import { EMAIL_MAX } from "../../domain/shared/text-limits.ts";
import { passwordFault } from "../../domain/users/password-policy.ts";
import { isUsername } from "../../domain/users/username.ts";
import { requiredText } from "../text-fields.ts";
import { issue } from "../shape.ts";

export const username = v.pipe(
  v.string(issue("wrong-type")),
  v.check(isUsername, issue("bad-username")),
);

/** An email address that an `<input type="email">` of every browser accepts. */
export const email = v.pipe(requiredText(EMAIL_MAX), v.rfcEmail(issue("bad-email")));

/** A new password, checked against the password rules in their order. */
export const newPassword = v.pipe(
  v.string(issue("wrong-type")),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = passwordFault(dataset.value);
    if (fault !== null) addIssue({ message: issue(`password-${fault}`) });
    else if (!dataset.value.isWellFormed()) addIssue({ message: issue("unreadable-text") });
  }),
);
