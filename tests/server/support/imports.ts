import { v7 } from "uuid";
import type { ImportDraft, ImportLine } from "../../../src/domain/imports/import.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  accountId,
  importId,
  importLineId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";

/** A movement that nothing else is known of than its number: one day, one amount, one text of its own. */
export function lineNumber(number: number, parts: Partial<ImportLine> = {}): ImportLine {
  const date = civilDate(2026, 1 + (Math.floor(number / 28) % 12), 1 + (number % 28));
  const amount = cents(100 + number);
  const description = `COMPRA ${number} CONTINENTE LISBOA`;
  return {
    id: importLineId(v7()),
    kind: "expense",
    date,
    category: "Alimentação",
    amount,
    description,
    identity: `${date}|-${amount}|${description.toLowerCase()}|1`,
    original: null,
    chosen: false,
    use: { type: "record" },
    leftOut: null,
    ousts: [],
    fulfils: null,
    again: false,
    ...parts,
  };
}

/** A movement in two parts, of which the second is somebody else's. */
export const divided = (line: ImportLine): ImportLine => {
  const part = { id: transactionId(v7()), category: line.category, description: null };
  const rest = { ...part, id: transactionId(v7()), amount: cents(line.amount - 1), counts: false };
  return {
    ...line,
    use: { type: "split", parts: [{ ...part, amount: cents(1), counts: true }, rest] },
  };
};

/** The same movements with identifiers of their own, as another reading of the same file has them. */
export const readAnew = (lines: readonly ImportLine[]): readonly ImportLine[] =>
  lines.map((line) => ({ ...line, id: importLineId(v7()) }));

/** An import of movements, of an account of its own unless told which. */
export const importOf = (
  lines: readonly ImportLine[],
  parts: Partial<ImportDraft> = {},
): ImportDraft => ({
  id: importId(v7()),
  name: "extrato.csv",
  bank: "Caixa Geral de Depósitos",
  account: { id: accountId(v7()), label: "Conta à ordem", digits: "1234", kind: "current" },
  closing: null,
  lines,
  ...parts,
});
