import type { Found } from "./movement.ts";
import type { Statement } from "./statement.ts";

/** The movements of a file that is not a single table, and its source. */
export type Findings = {
  readonly about: Pick<Statement, "source" | "account">;
  readonly found: Found;
};

/** Joins the movements of several parts of a file, sorted by line. */
export function joined(parts: readonly Found[]): Found {
  const byLine = (one: { readonly line: number }, other: { readonly line: number }) =>
    one.line - other.line;
  return {
    movements: parts.flatMap(({ movements }) => movements).toSorted(byLine),
    unread: parts.flatMap(({ unread }) => unread).toSorted(byLine),
    ignored: parts.flatMap(({ ignored }) => ignored),
  };
}
