import * as v from "valibot";
import type { FieldIssue } from "../domain/fields/field-issue.ts";

/** Names the fault of a refused field. */
// @__NO_SIDE_EFFECTS__
export const issue = (code: FieldIssue): FieldIssue => code;

/** A body that the server accepts: exactly the declared fields; any other is refused (security: mass assignment). */
// @__NO_SIDE_EFFECTS__
export const request = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === "never"
      ? ("unknown-field" satisfies FieldIssue)
      : received === "undefined"
        ? ("required" satisfies FieldIssue)
        : ("wrong-type" satisfies FieldIssue),
  );

/** A response that the client accepts: the declared fields; others, from a newer server, are ignored. */
// @__NO_SIDE_EFFECTS__
export const response = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries);

/** Reports a fault of a field, from a rule that looks at several fields. */
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
