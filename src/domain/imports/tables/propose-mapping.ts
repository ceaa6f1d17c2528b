import { doubtsOf, shownMark } from "../columns/doubts.ts";
import { convertedColumn } from "../columns/converted-column.ts";
import { defined, moneyColumns, type MoneyColumns } from "../columns/money-columns.ts";
import { USUAL_NAMES } from "../columns/names.ts";
import { accountColumn, currencyColumn, stateColumn } from "../columns/optional-columns.ts";
import { isConstant, isMoney, profilesOf, type ColumnProfile } from "../columns/profile.ts";
import { dayOrderOf } from "../cells/day-order.ts";
import { DIRECTION_WORDS, MONEY_DIRECTIONS, wayIn } from "../cells/direction-words.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { columnNamed, foldHeader } from "./header.ts";
import type { MappedColumn, MappedSign, Mapping } from "./mapping.ts";
import { proving } from "./proving.ts";
import { readAmount } from "../cells/read-amount.ts";
import { isDay, readDay } from "../cells/read-day.ts";
import { labelOf } from "../cells/row-label.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";
import { freeWordColumn, hasSign } from "./told-way.ts";
import type { UnknownTable } from "./unknown-table.ts";

/** A proposed mapping, and the profiles of the columns that it is based on. */
export type Proposal = { readonly mapping: Mapping; readonly profiles: readonly ColumnProfile[] };

/**
 * Judges the columns of an unknown table by their names together with all their cells. What the balances prove is
 * decided; the user confirms the rest.
 */
export function proposeMapping(table: UnknownTable): Proposal {
  const header = table.header === null ? [] : foldHeader(table.header);
  const date = dateColumn(table, header);
  const fitting = table.rows.filter(({ isMisfit }) => isMisfit !== true);
  const isDated = ({ cells }: SheetRow) => date !== null && readDay(cells[date]) !== null;
  const moved = fitting.filter((row) => isDated(row) || isUndated(row, date));
  const profiles = profilesOf(moved, table.columns);
  const money = date === null ? {} : moneyColumns(header, profiles, date);
  const taken = new Set([...(date === null ? [] : [date]), ...Object.values(money)]);
  const take = (column: number | null | undefined) => {
    if (column === null || column === undefined) return undefined;
    taken.add(column);
    return column;
  };
  const direction = take(likelyWords(moved, header, money, profiles, taken));
  const state = take(stateColumn(header, profiles, taken));
  const account = take(accountColumn(header, profiles, taken));
  const category = take(columnNamed(free(header, taken), USUAL_NAMES.category));
  const description = take(textColumn(header, profiles, taken));
  const columns: Mapping["columns"] = defined({
    date: date ?? undefined,
    ...money,
    direction,
    state,
    account,
    category,
    description,
  });
  const mapping: Mapping = {
    fingerprint: fingerprintOf(table),
    columns,
    sign: likelySign(moved, columns),
    dayOrder: dayOrderOf(table.rows, columns.date ?? 0),
  };
  return { mapping: decided(withEuros(mapping, moved, profiles), moved, profiles), profiles };
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

/** Whether a row may be a movement of the day above it. */
const isUndated = ({ cells }: SheetRow, date: number | null): boolean =>
  date !== null &&
  cellText(cells[date]) === "" &&
  labelOf(cells) === null &&
  cells.some((cell) => readAmount(cell)?.ok === true);

const free = (header: readonly string[], taken: ReadonlySet<number>) =>
  header.map((name, at) => (taken.has(at) ? "" : name));

/** The column of days: the first with such a name that has any, else the one with most. */
function dateColumn({ rows, columns }: UnknownTable, header: readonly string[]): number | null {
  const counts = Array.from({ length: columns }, (_, at) =>
    rows.reduce((count, { cells }) => (isDay(cells[at]) ? count + 1 : count), 0),
  );
  const most = Math.max(0, ...counts);
  const hasDays = (at: number) =>
    most > 0
      ? (counts[at] ?? 0) * 2 >= most
      : rows.some(({ cells }) => readDay(cells[at]) !== null);
  const named = columnNamed(
    header.map((name, at) => (hasDays(at) ? name : "")),
    USUAL_NAMES.date,
  );
  return named ?? (most > 0 ? counts.indexOf(most) : null);
}

/**
 * The column of directions, if it is needed: beside amounts with a sign, only if it contradicts one of them and says
 * both. One that says the same in all rows says nothing of them, unless its name is that of directions.
 */
function likelyWords(
  moved: Sheet,
  header: readonly string[],
  money: MoneyColumns,
  profiles: readonly ColumnProfile[],
  taken: ReadonlySet<number>,
): number | undefined {
  const amount = money.euros ?? money.net ?? money.amount;
  if (amount === undefined) return undefined;
  const isSame = (at: number) => profiles[at] !== undefined && isConstant(profiles[at]);
  const others = [...profiles.keys()].filter((at) => taken.has(at) || isSame(at));
  if (!hasSign(moved, amount)) {
    const unnamed = [...profiles.keys()].filter(
      (at) => taken.has(at) || !NAMES_OF_WAYS.has(header[at] ?? ""),
    );
    return (
      freeWordColumn(moved, others, MONEY_DIRECTIONS) ??
      freeWordColumn(moved, others, DIRECTION_WORDS) ??
      freeWordColumn(moved, unnamed, DIRECTION_WORDS) ??
      undefined
    );
  }
  const sides = freeWordColumn(moved, others, MONEY_DIRECTIONS) ?? undefined;
  if (sides === undefined) return undefined;
  const agrees = moved.every(({ cells }) => {
    const read = readAmount(cells[amount], "point");
    const way = wayIn(MONEY_DIRECTIONS, cells[sides]);
    return read?.ok !== true || way === null || (way === "income") === read.value >= 0;
  });
  return agrees ? undefined : sides;
}

const NAMES_OF_WAYS = new Set(
  "dc cd debitocredito creditodebito debitcredit sentido natureza movimentodc entradasaida".split(
    " ",
  ),
);

/**
 * The column of descriptions: the one with such a name, else the one with most words; one that says the same in every
 * row, or codes, only if there is no other.
 */
function textColumn(
  header: readonly string[],
  profiles: readonly ColumnProfile[],
  taken: ReadonlySet<number>,
): number | null {
  const isText = (at: number) => {
    const profile = profiles[at];
    return profile !== undefined && !taken.has(at) && profile.texts > 0 && !isMoney(profile);
  };
  const says = (at: number) => {
    const profile = profiles[at];
    if (profile === undefined || isConstant(profile)) return 0;
    return profile.codes === profile.filled ? 0 : profile.length;
  };
  const named = columnNamed(free(header, taken), USUAL_NAMES.description);
  const texts = [...profiles.keys()].filter(isText);
  const best = texts.toSorted((one, other) => says(other) - says(one) || one - other)[0] ?? null;
  const isBetter = best !== null && named !== null && says(named) === 0 && says(best) > 0;
  return isBetter ? best : (named ?? best);
}

function likelySign(rows: Sheet, columns: Mapping["columns"]): MappedSign {
  if (columns.debit !== undefined && columns.credit !== undefined) return "columns";
  const amount = columns.euros ?? columns.net ?? columns.amount;
  if (amount === undefined) return "unknown";
  if (columns.direction !== undefined) return "words";
  if (hasSign(rows, amount)) return "signed";
  return columns.balance === undefined ? "unknown" : "balance";
}

/** A mapping with what its balances prove: which columns amounts and balances are in, the decimal mark, the fee. */
export function decided(
  mapping: Mapping,
  rows: Sheet,
  profiles: readonly ColumnProfile[],
): Mapping {
  const marked = { ...mapping, ...markOf(mapping, profiles) };
  const placed =
    mapping.columns.amount === undefined ? withBalances(marked, rows, profiles) : marked;
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
