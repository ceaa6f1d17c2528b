import type { AttachedTable } from "../tables.ts";
import { tableInfo } from "./attached-tables.ts";
import { isNone, type Columns } from "./wanted.ts";

/** Columns that follow from other rows: the counts of an import, and the change that last undid part of it. */
const DERIVED = new Set([
  "created",
  "not_counted",
  "joined",
  "seen_again",
  "undo_change",
  "undo_removed",
]);

/** Whether a value is as it was left; what went again, after it had come back, went at another moment. */
const isSame = (name: string, there: unknown, left: unknown): boolean =>
  there === left || (name === "removed_at" && !isNone(there) && !isNone(left));

/** Whether a row is as it was left, but for its stamps and what follows from others. */
export function isAlike(
  table: AttachedTable,
  there: Columns | null,
  left: Columns | null,
): boolean {
  if (there === null || left === null) return there === left;
  const { own } = tableInfo(table);
  const isOwn = (name: string) => own.includes(name) || (table === "imports" && DERIVED.has(name));
  return Object.entries(left).every(
    ([name, value]) => isOwn(name) || isSame(name, there[name], value),
  );
}
