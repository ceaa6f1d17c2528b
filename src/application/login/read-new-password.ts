import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { passwordFault } from "../../domain/users/password-policy.ts";

/** Reads a new password, checked against the password rules in their order. */
export function readNewPassword(text: string): Result<string, FieldIssue> {
  if (text === "") return refused("required");
  const fault = passwordFault(text);
  return fault === null ? accepted(text) : refused(`password-${fault}` as const);
}
