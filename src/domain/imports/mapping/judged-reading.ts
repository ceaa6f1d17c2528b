import { doubtsOf, shownMark, type Doubt } from "../columns/doubts.ts";
import { statesWith } from "../columns/states.ts";
import { defined, isBesideForeign } from "../columns/money-columns.ts";
import { foldHeader } from "../tables/header.ts";
import type { Mapping } from "./mapping.ts";
import type { Proposal } from "./propose-mapping.ts";
import { provenMapping } from "./proven-mapping.ts";
import type { Reading } from "../tables/reading.ts";
import type { UnknownTable } from "../tables/unknown-table.ts";

/** A bank's layout applied to a table, with what it leaves open there. */
type JudgedReading = { readonly reading: Reading; readonly doubts: readonly Doubt[] };

/**
 * A layout names the columns that a bank is known to have. What else decides which rows count, and for how much, is
 * judged as in an unknown table: states, currencies, accounts, fees. A list that is no account's has none of these.
 */
export function withJudged(
  reading: Reading,
  { mapping, profiles }: Proposal,
  table: UnknownTable,
): JudgedReading {
  const decimal = shownMark({ ...mapping, columns: moneyOf(reading) }, profiles);
  if (reading.kind === "cash") return { reading: { ...reading, decimal }, doubts: [] };
  const header = table.header === null ? [] : foldHeader(table.header);
  const known = new Set(Object.values(reading.columns));
  const isFree = (column: number | undefined) => column !== undefined && !known.has(column);
  const isInEuros = [reading.columns.amount, reading.columns.debit].some(
    (column) => column !== undefined && /eur/.test(header[column] ?? ""),
  );
  const more = (["state", "account", "currency", "fee"] as const).flatMap((role) => {
    const column = mapping.columns[role];
    const isOpen = reading.columns[role] === undefined && isFree(column);
    return isOpen && !(role === "currency" && isInEuros) ? [[role, column] as const] : [];
  });
  const added: Mapping["columns"] = defined(Object.fromEntries(more));
  const columns = { ...moneyOf(reading), ...added };
  const { fee: _, ...unsaid } = mapping;
  const asMapped = provenMapping(
    { ...unsaid, columns, ...(decimal !== null && { decimal }) },
    table.rows,
    profiles,
  );
  const doubts = doubtsOf(asMapped, profiles).filter(({ about, column }) =>
    about === "decimal"
      ? !isPortuguese(profiles[column]?.unmarked)
      : column === added.state || column === added.fee,
  );
  const { fee, ...others } = added;
  const { amount } = reading.columns;
  const { currency, ...own } = reading.columns;
  const isOfOther = amount !== undefined && isBesideForeign(header, profiles, amount);
  return {
    reading: {
      ...reading,
      decimal,
      columns: {
        ...own,
        ...(!isOfOther && currency !== undefined && { currency }),
        ...others,
        ...(fee !== undefined && asMapped.fee === "apart" && { fee }),
      },
      states: added.state === undefined ? reading.states : statesWith(),
    },
    doubts,
  };
}

/** The banks of Portugal separate thousands by a point. */
const isPortuguese = (amount: string | null | undefined): boolean => amount?.includes(".") === true;

const moneyOf = ({
  columns: { amount, debit, credit, balance, fee },
}: Reading): Mapping["columns"] => defined({ amount, debit, credit, balance, fee });
