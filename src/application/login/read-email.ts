import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";

/** Reads an email address. Only obvious mistakes are refused here: the server has the last word. */
export function readEmail(text: string): Result<string, FieldIssue> {
  const email = text.trim();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? accepted(email) : refused("bad-email");
}
