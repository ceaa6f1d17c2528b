import { placeOfLine } from "../../domain/imports/statements/sheet-line.ts";
import type { Statement } from "../../domain/imports/statements/statement.ts";

const list = new Intl.ListFormat("pt-PT", { type: "conjunction" });

type Sheets = Pick<Statement, "sheets">;

/** Where a line is: `linha 4`, or `linha 4 da folha «Fevereiro»`. */
export function lineText(statement: Sheets, line: number): string {
  const { row, sheet } = placeOfLine(statement, line);
  return sheet === null ? `linha ${row}` : `linha ${row} da folha «${sheet}»`;
}

/** Between which lines something is: `as linhas 4 e 5`, of one sheet or of two. */
export function linesText(statement: Sheets, from: number, to: number): string {
  const [first, last] = [placeOfLine(statement, from), placeOfLine(statement, to)];
  if (first.sheet !== last.sheet)
    return `a ${lineText(statement, from)} e a ${lineText(statement, to)}`;
  return `as linhas ${first.row} e ${last.row}${first.sheet === null ? "" : ` da folha «${first.sheet}»`}`;
}

/** The sheets of a file, or the tables of a page, that were not read; null if all were. */
export function otherSheetsText({
  sheets,
  otherSheets = [],
}: Pick<Statement, "sheets" | "otherSheets">): string | null {
  if (otherSheets.length === 0) return null;
  const names = list.format(otherSheets.map((name) => `«${name}»`));
  const word = sheets === undefined ? "tabela" : "folha";
  return otherSheets.length === 1
    ? `A ${word} ${names} tem outras colunas e não foi lida`
    : `As ${word}s ${names} têm outras colunas e não foram lidas`;
}
