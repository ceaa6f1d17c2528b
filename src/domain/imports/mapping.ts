import { fingerprintOf } from "./header.ts";
import type { SignRule } from "./layout.ts";
import type { DayOrder } from "./read-day.ts";
import type { Reading } from "./reading.ts";
import type { UnknownTable } from "./unknown-table.ts";

/** The columns that a person can name, from 0. */
export type MappedColumn =
  | "date"
  | "description"
  | "amount"
  | "debit"
  | "credit"
  | "balance"
  | "category";

/**
 * How amounts of an unknown file tell in from out: two columns, their own sign, the balances, all one way, or nobody
 * can say, which refuses the file.
 */
export type MappedSign = "columns" | "signed" | "balance" | "expenses" | "income" | "unknown";

/** What a person says of an unknown table: a layout made by hand, remembered by the table's header. */
export type Mapping = {
  readonly fingerprint: string;
  readonly columns: Partial<Readonly<Record<MappedColumn, number>>>;
  readonly sign: MappedSign;
  readonly dayOrder: DayOrder;
};

const SIGNS: Readonly<Record<Exclude<MappedSign, "unknown">, SignRule>> = {
  columns: { by: "sign" },
  signed: { by: "sign" },
  balance: { by: "balance" },
  expenses: { by: "all", kind: "expense" },
  income: { by: "all", kind: "income" },
};

/** Whether a mapping names all that a movement needs. */
export const isComplete = ({ columns, sign }: Mapping): boolean =>
  columns.date !== undefined &&
  (sign === "columns"
    ? columns.debit !== undefined && columns.credit !== undefined
    : columns.amount !== undefined);

/** Lays a mapping over the table that it was made for; null where nobody can say what comes in and what goes out. */
export function mappedReading(mapping: Mapping): Reading | null {
  if (mapping.sign === "unknown" || !isComplete(mapping)) return null;
  const { debit, credit, amount, ...columns } = mapping.columns;
  const amounts =
    mapping.sign === "columns" && debit !== undefined && credit !== undefined
      ? { debit, credit }
      : amount === undefined
        ? {}
        : { amount };
  return {
    source: { id: "mapped", name: "Ficheiro com colunas indicadas" },
    kind: "current",
    columns: { ...columns, ...amounts },
    sign: SIGNS[mapping.sign],
    dayOrder: mapping.dayOrder,
    states: null,
    taxNumber: false,
    inert: false,
  };
}

/** Whether a mapping was made for tables like this one. */
export const isFor = (mapping: Mapping, table: UnknownTable): boolean =>
  mapping.fingerprint === fingerprintOf(table.header, table.columns);
