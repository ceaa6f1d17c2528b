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

/** Makes a movement of a number, with a day, an amount and a text of its own. */
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
    excludes: [],
    fulfils: null,
    again: false,
    ...parts,
  };
}

/** Divides a movement into two parts, of which the second does not count. */
export const divided = (line: ImportLine): ImportLine => {
  const part = { id: transactionId(v7()), category: line.category, description: null };
  const rest = { ...part, id: transactionId(v7()), amount: cents(line.amount - 1), counts: false };
  return {
    ...line,
    use: { type: "split", parts: [{ ...part, amount: cents(1), counts: true }, rest] },
  };
};

/** Returns the same movements with new identifiers, as from another reading of the same file. */
export const readAnew = (lines: readonly ImportLine[]): readonly ImportLine[] =>
  lines.map((line) => ({ ...line, id: importLineId(v7()) }));

/** Makes an import of movements, for a new account unless one is given. */
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
