import { foldText } from "../../shared/fold-text.ts";
import type { StatementRow } from "./statement.ts";

/** The longest identity, in UTF-16 units. */
export const IDENTITY_MAX = 400;

/** The longest part of a description in it: enough to distinguish rows, with room for the rest. */
const TEXT_MAX = 360;

/** The signed amount of a movement, in cents: negative for money out. */
export const signedCents = ({ kind, amount }: Pick<StatementRow, "kind" | "amount">): number =>
  kind === "income" || amount === 0 ? amount : -amount;

/**
 * Returns the identity of each row of a file in turn: its day, its signed cents, its folded description, and its number
 * among the equal rows of that day, from 1. Two equal coffees stay two; the same file twice, or two that overlap by
 * whole days, give the same rows the same identity.
 */
export function identifier(): (row: StatementRow) => string {
  const seen = new Map<string, number>();
  return (row) => {
    const text = foldText(row.original).replace(/\s+/g, " ").trim().slice(0, TEXT_MAX);
    const key = `${row.date}|${signedCents(row)}|${text.toWellFormed()}`;
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return `${key}|${number}`;
  };
}
