import * as v from "valibot";
import type { FieldIssue } from "../domain/fields/field-issue.ts";

/** The fault that a field is refused for. */
// @__NO_SIDE_EFFECTS__
export const issue = (code: FieldIssue): FieldIssue => code;

/**
 * A body that the server accepts: exactly the declared fields, anything else is refused (security: mass assignment).
 */
// @__NO_SIDE_EFFECTS__
export const request = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === "never"
      ? ("unknown-field" satisfies FieldIssue)
      : received === "undefined"
        ? ("required" satisfies FieldIssue)
        : ("wrong-type" satisfies FieldIssue),
  );

/** An answer that the client accepts: the declared fields, others from a newer server are ignored. */
// @__NO_SIDE_EFFECTS__
export const response = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries);

/** The fault of a field, told by a rule that looks at more than one. */
export const inField = <Fields extends object>(
  input: Fields,
  key: keyof Fields & string,
  message: FieldIssue,
) => ({
  message,
  path: [{ type: "object", origin: "value", input: { ...input }, key, value: input[key] }] as [
    v.ObjectPathItem,
  ],
});
