import { FORMAT_NAMES } from "../format-names.ts";
import { statesWith } from "../columns/states.ts";
import type { DecimalMark } from "../cells/amount-marks.ts";
import { DIRECTION_WORDS } from "../cells/direction-words.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { SignRule } from "../tables/layout.ts";
import type { DayOrder } from "../cells/read-day.ts";
import type { Reading } from "../tables/reading.ts";
import { hasSign } from "../tables/told-way.ts";
import type { UnknownTable } from "../tables/unknown-table.ts";

/**
 * The roles that the user can give a column. `net` is what remains of `amount` after a fee, `euros` what it is in
 * euros: either is then the amount.
 */
export type MappedColumn =
  | "date"
  | "description"
  | "amount"
  | "debit"
  | "credit"
  | "direction"
  | "balance"
  | "currency"
  | "category"
  | "state"
  | "fee"
  | "net"
  | "euros"
  | "account";

/**
 * How the amounts of an unknown file show the direction: two columns, a column of words, their sign, the inverted sign,
 * the balances, all the same, or unknown, for which the file is refused.
 */
export type MappedSign =
  | "columns"
  | "words"
  | "signed"
  | "inverted"
  | "balance"
  | "expenses"
  | "income"
  | "unknown";

/** The user's description of an unknown table: a layout made by hand, stored by the table's header. */
export type Mapping = {
  readonly fingerprint: string;
  readonly columns: Partial<Readonly<Record<MappedColumn, number>>>;
  readonly sign: MappedSign;
  readonly dayOrder: DayOrder;
  /** The decimal mark of its amounts, if they do not show it. */
  readonly decimal?: DecimalMark;
  /** Whether a fee comes on top of the amount, or is in it. */
  readonly fee?: "apart" | "included";
  /** Whether rows with a state that is not known count, by its folded word. */
  readonly states?: Readonly<Record<string, boolean>>;
  /** The bank of such files, as the user calls it; absent or empty if it was not said. */
  readonly bank?: string;
  /** Whether it was made for an earlier table. */
  readonly remembered?: true;
};

const SIGNS: Readonly<Record<Exclude<MappedSign, "unknown">, SignRule>> = {
  columns: { by: "sign" },
  words: { by: "word", words: DIRECTION_WORDS },
  signed: { by: "sign" },
  inverted: { by: "inverted-sign" },
  balance: { by: "balance" },
  expenses: { by: "all", kind: "expense" },
  income: { by: "all", kind: "income" },
};

/** Whether a mapping has all columns that a movement needs. */
export const isComplete = ({ columns, sign }: Mapping): boolean =>
  columns.date !== undefined &&
  (sign === "columns"
    ? columns.debit !== undefined && columns.credit !== undefined
    : amountOf(columns) !== undefined && (sign !== "words" || columns.direction !== undefined));

/** The column of the amounts that count. */
const amountOf = ({ euros, net, amount }: Mapping["columns"]): number | undefined =>
  euros ?? net ?? amount;

/** Applies a mapping to its table; null if the direction is unknown. */
export function mappedReading(mapping: Mapping): Reading | null {
  if (mapping.sign === "unknown" || !isComplete(mapping)) return null;
  const { debit, credit, amount: told, direction, fee, currency, ...columns } = mapping.columns;
  const amount = amountOf(mapping.columns) ?? told;
  const amounts =
    mapping.sign === "columns" && debit !== undefined && credit !== undefined
      ? { debit, credit }
      : amount === undefined
        ? {}
        : { amount, ...(mapping.sign === "words" && direction !== undefined && { direction }) };
  return {
    source: { id: "mapped", name: mapping.bank?.trim() || FORMAT_NAMES.mapped },
    kind: "current",
    columns: {
      ...columns,
      ...amounts,
      ...(mapping.fee === "apart" && fee !== undefined && { fee }),
      ...(columns.euros === undefined && currency !== undefined && { currency }),
    },
    sign: SIGNS[mapping.sign],
    dayOrder: mapping.dayOrder,
    states: columns.state === undefined ? null : statesWith(mapping.states),
    taxNumber: false,
    inert: false,
    decimal: mapping.decimal ?? null,
  };
}

/** Whether a mapping was made for tables like this one. */
export const isFor = (mapping: Mapping, table: UnknownTable): boolean =>
  mapping.fingerprint === fingerprintOf(table);

/** Whether a mapping is out of date: it says that all amounts have the same direction, but this table has signs. */
export const isOutdated = (
  { remembered, sign, columns }: Mapping,
  { rows }: UnknownTable,
): boolean =>
  remembered === true &&
  (sign === "expenses" || sign === "income") &&
  columns.amount !== undefined &&
  hasSign(rows, columns.amount);
