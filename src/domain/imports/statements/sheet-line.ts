import type { Statement } from "./statement.ts";

/** More lines than any sheet has, so that the number of a line names its sheet. */
const SHEET_LINES = 100_000;

/** The line of a row in one of several sheets of a file; the first sheet is number 0. */
export const sheetLine = (sheet: number, row: number): number => sheet * SHEET_LINES + row;

/** The sheet of such a line, by its number, and its row there. */
export const sheetOfLine = (line: number): number => Math.floor(line / SHEET_LINES);
export const rowOfLine = (line: number): number => line % SHEET_LINES;

/** Where a line of a statement is: its row, and the name of its sheet if the statement has several. */
export function placeOfLine(
  { sheets }: Pick<Statement, "sheets">,
  line: number,
): { readonly row: number; readonly sheet: string | null } {
  return sheets === undefined
    ? { row: line, sheet: null }
    : { row: rowOfLine(line), sheet: sheets[sheetOfLine(line)] ?? null };
}
