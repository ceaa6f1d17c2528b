import { centsFromEuros } from "../../shared/cents.ts";
import { parseCivilDate } from "../../shared/civil-date.ts";
import { accepted, refused } from "../../shared/result.ts";
import { bankText, shownRow } from "../bank-text.ts";
import { ROWS_MAX } from "../file-limits.ts";
import type { Movement } from "../statements/movement.ts";
import type { Read } from "../tables/read-outcome.ts";
import type { UnreadReason, UnreadRow } from "../statements/statement.ts";
import { toStatement } from "../statements/to-statement.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Reads the income and the expenses of our own JSON export, of any version; each record counts as one line. Null for
 * any other JSON.
 */
export function readOwnExport(json: unknown): Read | null {
  if (!isRecord(json)) return null;
  const { versao, receitas, despesas } = json;
  if (typeof versao !== "number" || !Array.isArray(receitas) || !Array.isArray(despesas))
    return null;
  const records = [
    ...receitas.map((record: unknown) => ({ record, sign: 1 })),
    ...despesas.map((record: unknown) => ({ record, sign: -1 })),
  ];
  if (records.length > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (records.length === 0) return refused({ type: "no-rows" });
  const read = records.map(({ record, sign }, index) => readRecord(record, sign, index + 1));
  const found = {
    movements: read.filter((one) => "signed" in one),
    unread: read.filter((one) => "reason" in one),
    ignored: [],
  };
  const about = {
    source: { id: "fincontrol-json", name: "FinControl, cópia dos dados" },
    account: { digits: null, kind: "cash" },
  } as const;
  return accepted({ type: "statement", statement: toStatement(about, found) });
}

function readRecord(record: unknown, sign: number, line: number): Movement | UnreadRow {
  const fields = isRecord(record) ? record : {};
  const textOf = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const date = parseCivilDate(textOf("data"));
  const amount = centsFromEuros(typeof fields["valor"] === "number" ? fields["valor"] : Number.NaN);
  const original = bankText(textOf("descricao"));
  if (date === null || !amount.ok) {
    const text = shownRow([textOf("data"), textOf("categoria"), original]);
    const reason: UnreadReason =
      date === null ? "date" : !amount.ok && amount.reason === "too-large" ? "too-large" : "amount";
    return { line, text, reason };
  }
  const signed = amount.value === 0 ? 0 : sign * amount.value;
  const category = bankText(textOf("categoria")) || null;
  const rest = { balance: null, chain: "", taxNumber: null };
  return { line, date, sortsAs: date, signed, original, category, ...rest };
}
