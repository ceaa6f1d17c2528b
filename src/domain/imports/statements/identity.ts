import { foldText } from "../../shared/fold-text.ts";
import type { StatementRow } from "./statement.ts";

/** The longest identity, in UTF-16 units. */
export const IDENTITY_MAX = 400;

/** The longest part of a description in it: enough to tell rows apart, with room for the rest. */
const TEXT_MAX = 360;

/** A movement as an amount of its account, in cents: negative where money goes out. */
export const signedCents = ({ kind, amount }: Pick<StatementRow, "kind" | "amount">): number =>
  kind === "income" || amount === 0 ? amount : -amount;

/**
 * Tells what each row of a file, one after the other, is known by again within its account: its day, its signed cents,
 * its description without accents and small, and its number among the equal rows of that day, from 1. Two equal coffees
 * stay two; the same file twice, or two that overlap by whole days, name the same rows alike.
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
