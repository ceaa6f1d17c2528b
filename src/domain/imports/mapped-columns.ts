import type { MappedColumn, MappedSign, Mapping } from "./mapping.ts";

/** What a column may be, in the order in which it is offered. */
export const ROLES = [
  "date",
  "description",
  "amount",
  "debit",
  "credit",
  "balance",
  "category",
] as const satisfies readonly MappedColumn[];

/** How one column of amounts may tell in from out. */
export const SIGNS_OF_ONE_COLUMN = [
  "signed",
  "expenses",
  "income",
  "balance",
  "unknown",
] as const satisfies readonly MappedSign[];

/** Where a mapping has a role, from 0; null where it has it nowhere. */
export const columnOf = ({ columns }: Mapping, role: MappedColumn): number | null =>
  columns[role] ?? null;

/** What a mapping has a column for; null for one that is not read. */
export const roleOf = (mapping: Mapping, column: number): MappedColumn | null =>
  ROLES.find((role) => columnOf(mapping, role) === column) ?? null;

/** Gives a column a role, or none; each role has one column, and each column one role. */
export function mapped(mapping: Mapping, column: number, role: MappedColumn | null): Mapping {
  const kept = ROLES.filter((one) => one !== role && columnOf(mapping, one) !== column);
  const columns = Object.fromEntries([
    ...kept.flatMap((one) => {
      const at = columnOf(mapping, one);
      return at === null ? [] : [[one, at]];
    }),
    ...(role === null ? [] : [[role, column]]),
  ]) as Mapping["columns"];
  const hasTwo = columns.debit !== undefined && columns.credit !== undefined;
  const sign = hasTwo ? "columns" : mapping.sign === "columns" ? "signed" : mapping.sign;
  return { ...mapping, columns, sign };
}
