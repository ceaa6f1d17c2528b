import * as v from "valibot";
import type { FieldIssue } from "../domain/shared/field-issue.ts";
import { EMAIL_MAX } from "../domain/shared/text-limits.ts";
import { passwordFault } from "../domain/users/password-policy.ts";
import { isUsername } from "../domain/users/username.ts";
import { requiredText } from "./text-fields.ts";

// @__NO_SIDE_EFFECTS__
const code = (issue: FieldIssue): FieldIssue => issue;

export const username = v.pipe(
  v.string(code("wrong-type")),
  v.check(isUsername, code("bad-username")),
);

/** An address that a field of email type takes, in every browser alike. */
export const email = v.pipe(requiredText(EMAIL_MAX), v.rfcEmail(code("bad-email")));

/** A new password under the rules for passwords, in their order. */
export const newPassword = v.pipe(
  v.string(code("wrong-type")),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = passwordFault(dataset.value);
    if (fault !== null) addIssue({ message: code(`password-${fault}`) });
    else if (!dataset.value.isWellFormed()) addIssue({ message: code("unreadable-text") });
  }),
);
