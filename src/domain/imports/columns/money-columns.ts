import { foldName, columnNamed, isAvailable } from "../tables/header.ts";
import { isNothing } from "../cells/read-amount.ts";
import { currencyColumn } from "./optional-columns.ts";
import { optionalColumn, USUAL_NAMES } from "./names.ts";
import { isMoney, type ColumnProfile } from "./profile.ts";

/** The columns of money of a table, each by its name and its cells. */
export type MoneyColumns = {
  readonly amount?: number;
  readonly debit?: number;
  readonly credit?: number;
  readonly balance?: number;
  readonly net?: number;
  readonly euros?: number;
  readonly fee?: number;
  readonly currency?: number;
};

const IN_EUROS = /eur/;
const FOREIGN = /orig|moeda|foreign|estrang|divisa/;

/**
 * Finds the columns of money by their names among those whose cells are all amounts. Debit and credit are there
 * together or not at all; a fee counts only if any is charged. If an amount stands beside one in euros, the latter
 * counts. Without a name, the only other column with cents is the amount.
 */
export function moneyColumns(
  header: readonly string[],
  profiles: readonly ColumnProfile[],
  date: number,
): MoneyColumns {
  const taken = new Set([date]);
  const isEmpty = (at: number) => !taken.has(at) && profiles[at]?.words?.every(isNothing) === true;
  const isFree = (at: number) => {
    const profile = profiles[at];
    return !taken.has(at) && profile !== undefined && isMoney(profile) && profile.days === 0;
  };
  const take = (names: readonly string[], isOne: (at: number) => boolean = isFree) => {
    const at = columnNamed(
      header.map((name, column) => (isOne(column) ? name : "")),
      names,
    );
    if (at !== null) taken.add(at);
    return at ?? undefined;
  };
  const isNamed = (at: number, names: readonly string[]) =>
    columnNamed([header[at] ?? ""], names) !== null;
  const net = take(USUAL_NAMES.net);
  const balance =
    take(USUAL_NAMES.balance, (at) => isFree(at) && !isAvailable(header[at] ?? "")) ??
    take(USUAL_NAMES.balance);
  const isSide = (at: number) => isFree(at) || isEmpty(at);
  const debit = take(USUAL_NAMES.debit, isSide);
  const credit = debit === undefined ? undefined : take(USUAL_NAMES.credit, isSide);
  if (credit === undefined && debit !== undefined) taken.delete(debit);
  const two = debit !== undefined && credit !== undefined ? { debit, credit } : null;
  const currencies = profiles.some(
    ({ currencies: count, filled }) => filled > 0 && count === filled,
  );
  const euros =
    two === null && currencies
      ? take(USUAL_NAMES.amount, (at) => isFree(at) && IN_EUROS.test(header[at] ?? ""))
      : undefined;
  const isForeign = (at: number) => FOREIGN.test(header[at] ?? "");
  const named =
    two === null
      ? (take(USUAL_NAMES.amount, (at) => isFree(at) && !isForeign(at)) ?? take(USUAL_NAMES.amount))
      : undefined;
  const feeAt = optionalColumn(
    header.map((name, at) => (isFree(at) && !foldName(name).includes("cambio") ? name : "")),
    "fee",
  );
  const fee = feeAt !== null && (profiles[feeAt]?.moved ?? 0) > 0 ? feeAt : undefined;
  if (feeAt !== null) taken.add(feeAt);
  const others = [...profiles.keys()].filter((at) => isFree(at) && profiles[at]?.hasCents === true);
  // Where both directions have a column, one of them alone is no amount with a sign.
  const hasSides = [USUAL_NAMES.debit, USUAL_NAMES.credit].every(
    (names) => columnNamed(header, names) !== null,
  );
  const isOnly = two === null && !hasSides && euros === undefined && others.length === 1;
  const amount = named ?? (isOnly ? others[0] : undefined);
  const isBeside =
    euros !== undefined && named !== undefined && !isNamed(named, USUAL_NAMES.balance);
  const counted = isBeside ? named : (amount ?? euros);
  const described = counted ?? two?.credit;
  // Beside the amount in the currency of a purchase, a column of currencies is about that one.
  const isConverted = described !== undefined && isBesideForeign(header, profiles, described);
  const isInEuros = isConverted || IN_EUROS.test(header[described ?? -1] ?? "");
  const isOpen = described === undefined || isBeside || !isInEuros;
  const currency = isOpen
    ? (currencyColumn(profiles, described ?? date, taken) ?? namedCurrency(header, profiles))
    : null;
  return defined({
    ...two,
    balance,
    net,
    fee: two === null ? fee : undefined,
    ...(isBeside ? { amount: named, euros } : { amount: amount ?? euros }),
    currency: currency ?? undefined,
  });
}

/** The column that is called that of currencies, whichever words it has for them. */
const namedCurrency = (header: readonly string[], profiles: readonly ColumnProfile[]) =>
  columnNamed(
    header.map((name, at) => {
      const profile = profiles[at];
      return profile?.words && profile.texts === profile.filled ? name : "";
    }),
    USUAL_NAMES.currency,
  );

/** Whether another column of money has, by its name, the amount in the currency of a purchase. */
export const isBesideForeign = (
  header: readonly string[],
  profiles: readonly ColumnProfile[],
  amount: number,
): boolean =>
  [...profiles.entries()].some(
    ([at, profile]) => at !== amount && isMoney(profile) && FOREIGN.test(header[at] ?? ""),
  );

/** The columns that are there. */
export const defined = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined)) as {
    [Role in keyof Columns]?: Exclude<Columns[Role], undefined>;
  };
