import { foldText } from "../../shared/fold-text.ts";
import { signedCents } from "./identity.ts";
import { sheetOfLine } from "./sheet-line.ts";
import type { StatementRow } from "./statement.ts";

/**
 * The lines of rows that equal a row of an earlier sheet: in day, amount, text and balance. Equal rows within a sheet
 * are movements of their own, and pair with as many of another.
 */
export function sheetTwins(rows: readonly StatementRow[]): readonly number[] {
  const sheets = Map.groupBy(rows, ({ line }) => sheetOfLine(line));
  const before = new Map<string, number>();
  const twins: number[] = [];
  for (const sheet of [...sheets.keys()].toSorted((left, right) => left - right)) {
    const here = new Map<string, number>();
    for (const row of sheets.get(sheet) ?? []) {
      const key = `${row.date}|${signedCents(row)}|${row.balance}|${foldText(row.original)}`;
      const count = (here.get(key) ?? 0) + 1;
      here.set(key, count);
      if (count <= (before.get(key) ?? 0)) twins.push(row.line);
    }
    for (const [key, count] of here) before.set(key, Math.max(count, before.get(key) ?? 0));
  }
  return twins.toSorted((left, right) => left - right);
}
