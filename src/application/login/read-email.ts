import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";

/** Reads an email. Only what is no address at all is refused here: the server has the last word. */
export function readEmail(text: string): Result<string, FieldIssue> {
  const email = text.trim();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? accepted(email) : refused("bad-email");
}
