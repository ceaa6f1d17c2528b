import { parseCivilDate, type CivilDate } from "../../domain/shared/civil-date.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";

/** Reads a day of the calendar. */
export const readDate = (text: string): Result<CivilDate, FieldIssue> => {
  const date = parseCivilDate(text);
  return date === null ? refused("bad-date") : accepted(date);
};
