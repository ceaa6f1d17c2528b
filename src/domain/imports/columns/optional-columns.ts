import { isConstant, type ColumnProfile } from "./profile.ts";
import { optionalColumn } from "./names.ts";
import { stateIn } from "./states.ts";

type Profiles = readonly ColumnProfile[];

/**
 * The column of states: the one with such a name, unless it says the same in all rows; else one of whose
 * words at least half are known states, unless all count. Null if there is none.
 */
export function stateColumn(
  header: readonly string[],
  profiles: Profiles,
  taken: ReadonlySet<number>,
): number | null {
  const states = (at: number) => (profiles[at]?.words ?? []).map(stateIn);
  const isSaying = (at: number) => {
    const profile = profiles[at];
    if (taken.has(at) || profile === undefined || states(at).length === 0) return false;
    return !isConstant(profile) || states(at)[0] !== null;
  };
  const named = optionalColumn(
    header.map((name, at) => (isSaying(at) ? name : "")),
    "state",
  );
  if (named !== null) return named;
  const at = profiles.findIndex((_, column) => {
    const says = taken.has(column) ? [] : states(column);
    const known = says.filter((one) => one !== null);
    return known.length * 2 >= says.length && says.some((one) => one !== "done");
  });
  return at === -1 ? null : at;
}

/**
 * The column of the account of each row, which is never empty: the one with such a name. Null if there is none, such as
 * if it has the account of the other side, which differs in most rows or is missing in some.
 */
export function accountColumn(
  header: readonly string[],
  profiles: Profiles,
  taken: ReadonlySet<number>,
): number | null {
  const at = optionalColumn(header, "account");
  if (at === null || taken.has(at)) return null;
  const { words = null, filled = 0, rows = 0 } = profiles[at] ?? {};
  return words !== null && filled === rows && words.length * 2 <= Math.max(rows, 2) ? at : null;
}

/**
 * The column of the currency of an amount, one whose cells are nothing but currencies: if there are as many of them as
 * columns of money, the one in the same place among them, else the one with most currencies, the nearest of these. Null if
 * there is none.
 */
export function currencyColumn(
  profiles: Profiles,
  amount: number,
  taken: ReadonlySet<number>,
): number | null {
  const at = (isOne: (profile: ColumnProfile) => boolean) =>
    [...profiles.entries()].flatMap(([column, profile]) => (isOne(profile) ? [column] : []));
  const currencies = at(({ currencies: count, filled }) => filled > 0 && count === filled).filter(
    (column) => !taken.has(column),
  );
  const money = at(({ amounts, filled, hasCents }) => filled > 0 && amounts === filled && hasCents);
  const isPaired =
    currencies.length === money.length && money.every((column) => isFull(profiles[column]));
  const paired = isPaired ? currencies[money.indexOf(amount)] : undefined;
  const distance = (column: number) => Math.abs(column - amount - 0.5);
  const different = (column: number) => profiles[column]?.words?.length ?? 0;
  const nearest = currencies.toSorted(
    (one, other) => different(other) - different(one) || distance(one) - distance(other),
  )[0];
  return paired ?? nearest ?? null;
}

/** Whether no cell is empty, as in a column of amounts beside balances. */
const isFull = (profile: ColumnProfile | undefined): boolean => profile?.filled === profile?.rows;
