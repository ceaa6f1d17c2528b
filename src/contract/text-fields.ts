import * as v from "valibot";
import { issue } from "./shape.ts";

// The annotations let a bundler drop the schemas that are not used.
const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** A text that both databases can store, up to a length. */
// @__NO_SIDE_EFFECTS__
export const text = (longest: number) =>
  v.pipe(
    v.string(issue("wrong-type")),
    v.maxLength(longest, issue("too-long-text")),
    v.check(isStorable, issue("unreadable-text")),
  );

/** A text that is not only white space. */
// @__NO_SIDE_EFFECTS__
export const requiredText = (longest: number) =>
  v.pipe(
    text(longest),
    v.check((value) => value.trim() !== "", issue("required")),
  );

/** An optional text: absent, null and empty mean the same. */
// @__NO_SIDE_EFFECTS__
export const optionalText = (longest: number) =>
  v.pipe(
    v.optional(v.nullable(text(longest)), null),
    v.transform((value) => (value === null || value === "" ? null : value)),
  );
