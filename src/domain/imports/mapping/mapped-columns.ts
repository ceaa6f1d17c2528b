import type { MappedColumn, MappedSign, Mapping } from "./mapping.ts";

/** The roles of a column, in the order in which they are offered. */
export const ROLES = [
  "date",
  "description",
  "amount",
  "debit",
  "credit",
  "direction",
  "balance",
  "currency",
  "category",
  "state",
  "fee",
  "net",
  "euros",
  "account",
] as const satisfies readonly MappedColumn[];

/** The ways in which a single column of amounts may show the direction. */
export const SIGNS_OF_ONE_COLUMN = [
  "signed",
  "inverted",
  "expenses",
  "income",
  "balance",
  "unknown",
] as const satisfies readonly MappedSign[];

/** The column of a role in a mapping, from 0; null if it has none. */
export const columnOf = ({ columns }: Mapping, role: MappedColumn): number | null =>
  columns[role] ?? null;

/** The role of a column in a mapping; null if it is not read. */
export const roleOf = (mapping: Mapping, column: number): MappedColumn | null =>
  ROLES.find((role) => columnOf(mapping, role) === column) ?? null;

/** The roles that any table may have beside those that its bank is known for. */
const JUDGED = ["currency", "state", "fee", "account"] as const satisfies readonly MappedColumn[];

/** A proposal with the columns of a bank's layout, which knows more than the names, but not the direction. */
export function withColumns(
  proposal: Mapping,
  known: Partial<Readonly<Record<string, number>>>,
): Mapping {
  const { direction } = proposal.columns;
  const own = ROLES.filter((role) => role !== "direction").flatMap((role) =>
    known[role] === undefined ? [] : [[role, known[role]] as const],
  );
  const taken = new Set(own.map(([, column]) => column));
  const judged = JUDGED.flatMap((role) => {
    const column = proposal.columns[role];
    const isOpen = column !== undefined && known[role] === undefined && !taken.has(column);
    return isOpen ? [[role, column] as const] : [];
  });
  const named = [...own, ...judged];
  const isFree = direction !== undefined && !named.some(([, column]) => column === direction);
  return {
    ...proposal,
    columns: Object.fromEntries(isFree ? [...named, ["direction", direction]] : named),
    sign: isFree ? "words" : proposal.sign === "signed" ? "signed" : "unknown",
  };
}

/** Whether the columns of a mapping show the direction by themselves. */
export const isToldByColumns = ({ sign }: Mapping): boolean =>
  sign === "columns" || sign === "words";

/**
 * Gives a column a role, or none; each role has one column, and each column one role. Two columns of amounts, or one of
 * words, show the direction; if they are removed, it is open again.
 */
export function mapped(mapping: Mapping, column: number, role: MappedColumn | null): Mapping {
  const kept = ROLES.filter((one) => one !== role && columnOf(mapping, one) !== column);
  const columns = Object.fromEntries([
    ...kept.flatMap((one) => {
      const at = columnOf(mapping, one);
      return at === null ? [] : [[one, at]];
    }),
    ...(role === null ? [] : [[role, column]]),
  ]) as Mapping["columns"];
  const untold = isToldByColumns(mapping) ? "unknown" : mapping.sign;
  const hasTwo = columns.debit !== undefined && columns.credit !== undefined;
  const sign = hasTwo ? "columns" : columns.direction === undefined ? untold : "words";
  return { ...mapping, columns, sign };
}
