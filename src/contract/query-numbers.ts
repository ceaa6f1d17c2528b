import * as v from "valibot";
import type { FieldIssue } from "../domain/fields/field-issue.ts";

/** The most rows of a list in one request. */
const MAX_PART_RECORDS = 20_000;

/** A whole number in a URL, of a limited number of digits. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (longest: number, issue: FieldIssue) =>
  v.pipe(v.string(issue), v.regex(new RegExp(`^\\d{1,${longest}}$`), issue), v.transform(Number));

/** The most rows of a list that are returned. */
export const partLimit = v.pipe(
  wholeNumber(5, "wrong-type"),
  v.minValue(1, "wrong-type" satisfies FieldIssue),
  v.maxValue(MAX_PART_RECORDS, "wrong-type" satisfies FieldIssue),
);
