import { convertedColumn } from "../columns/converted-column.ts";
import { doubtsOf, shownMark } from "../columns/doubts.ts";
import { currencyColumn } from "../columns/optional-columns.ts";
import { isMoney, type ColumnProfile } from "../columns/profile.ts";
import type { MappedColumn, MappedSign, Mapping } from "./mapping.ts";
import { proving } from "./proving.ts";
import type { Sheet } from "../tables/sheet.ts";
import { hasSign } from "../tables/told-way.ts";

/**
 * A mapping with what its balances prove: which columns amounts and balances are in, which amount is in euros, the
 * decimal mark, the fee.
 */
export function provenMapping(
  mapping: Mapping,
  rows: Sheet,
  profiles: readonly ColumnProfile[],
): Mapping {
  const inEuros = withEuros(mapping, rows, profiles);
  const marked = { ...inEuros, ...markOf(inEuros, profiles) };
  const placed =
    inEuros.columns.amount === undefined ? withBalances(marked, rows, profiles) : marked;
  const ways = doubtsOf(placed, profiles).flatMap(({ about }) =>
    about === "states" ? [] : [WAYS[about]],
  );
  return ways.reduce(
    (sure, way) =>
      proving(
        way.map((answer) => ({ ...sure, ...answer })),
        rows,
      ) ?? sure,
    placed,
  );
}

const WAYS = {
  decimal: [{ decimal: "comma" }, { decimal: "point" }],
  fee: [{ fee: "apart" }, { fee: "included" }],
} as const;

const markOf = (mapping: Mapping, profiles: readonly ColumnProfile[]) => {
  const decimal = shownMark(mapping, profiles);
  return decimal === null ? {} : { decimal };
};

/** A mapping whose amounts and balances are the only two columns without a name of which one proves the other. */
function withBalances(mapping: Mapping, rows: Sheet, profiles: readonly ColumnProfile[]): Mapping {
  const { columns } = mapping;
  if (columns.debit !== undefined || columns.euros !== undefined || columns.net !== undefined)
    return mapping;
  const roles: readonly MappedColumn[] = ["date", "fee", "currency", "description", "category"];
  const taken = new Set(roles.map((role) => columns[role]));
  const money = [...profiles.entries()].flatMap(([at, profile]) =>
    !taken.has(at) && isMoney(profile) && profile.hasCents ? [at] : [],
  );
  const pairs = money.flatMap((amount) =>
    money.flatMap((balance) => {
      if (amount === balance) return [];
      const currency = currencyColumn(profiles, amount, new Set()) ?? columns.currency;
      const placed = {
        ...mapping,
        columns: { ...columns, amount, balance, ...(currency !== undefined && { currency }) },
      };
      return [{ ...placed, sign: likelySign(rows, placed.columns) }];
    }),
  );
  return proving(pairs, rows) ?? mapping;
}

/**
 * A mapping for a table with two amounts of which one is in euros, though no name says which: the one that the balances
 * prove, else none.
 */
function withEuros(mapping: Mapping, rows: Sheet, profiles: readonly ColumnProfile[]): Mapping {
  const { amount: told, euros, net, currency, ...others } = mapping.columns;
  const amount = net ?? told;
  if (amount === undefined || euros !== undefined || currency === undefined) return mapping;
  const taken = new Set(Object.values(others));
  const other = convertedColumn(rows, amount, currency, (at) => {
    const profile = profiles[at];
    return profile !== undefined && !taken.has(at) && isMoney(profile);
  });
  if (other === null) return mapping;
  const ways = [
    { amount, euros: other },
    { amount: other, euros: amount },
  ].map((way) => ({ ...mapping, columns: { ...others, ...way } }));
  const open: Mapping = { ...mapping, columns: others, sign: "unknown" };
  return proving(ways, rows) ?? open;
}

/** How the amounts of some columns show their direction, as far as the cells tell. */
export function likelySign(rows: Sheet, columns: Mapping["columns"]): MappedSign {
  if (columns.debit !== undefined && columns.credit !== undefined) return "columns";
  const amount = columns.euros ?? columns.net ?? columns.amount;
  if (amount === undefined) return "unknown";
  if (columns.direction !== undefined) return "words";
  if (hasSign(rows, amount)) return "signed";
  return columns.balance === undefined ? "unknown" : "balance";
}
