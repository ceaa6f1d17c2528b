import type { DecimalMark } from "../cells/amount-marks.ts";
import { foldName } from "../tables/header.ts";
import type { MappedColumn, Mapping } from "../mapping/mapping.ts";
import type { ColumnProfile } from "./profile.ts";
import { stateIn } from "./states.ts";

/**
 * What a table leaves open about a column, counted from 0, which the user has to answer before it is read: whether the
 * mark in an amount such as `1,250` separates cents or thousands; whether a fee is in the amount or on top of it; which
 * states that nobody knows count.
 */
export type Doubt =
  | { readonly about: "decimal"; readonly column: number; readonly example: string }
  | { readonly about: "fee"; readonly column: number }
  | { readonly about: "states"; readonly column: number; readonly words: readonly string[] };

const MONEY = [
  "amount",
  "net",
  "euros",
  "debit",
  "credit",
  "balance",
  "fee",
] as const satisfies readonly MappedColumn[];

/** The decimal mark that the amounts of a mapping show; null if they show none, or both. */
export function shownMark(
  { columns }: Mapping,
  profiles: readonly ColumnProfile[],
): DecimalMark | null {
  const shown = new Set(MONEY.flatMap((role) => profileOf(profiles, columns[role])?.marks ?? []));
  const [mark = null] = shown;
  return shown.size === 1 ? mark : null;
}

const profileOf = (profiles: readonly ColumnProfile[], column: number | undefined) =>
  column === undefined ? undefined : profiles[column];

/** What a mapping leaves open about its table, whose columns have these profiles. */
export function doubtsOf(mapping: Mapping, profiles: readonly ColumnProfile[]): readonly Doubt[] {
  const { columns, decimal, fee, states = {} } = mapping;
  const doubts: Doubt[] = [];
  if (decimal === undefined && shownMark(mapping, profiles) === null) {
    const role = MONEY.find((one) => profileOf(profiles, columns[one])?.unmarked);
    const column = role && columns[role];
    const example = profileOf(profiles, column)?.unmarked ?? null;
    if (column !== undefined && example !== null)
      doubts.push({ about: "decimal", column, example });
  }
  if (columns.fee !== undefined && fee === undefined && columns.net === undefined)
    doubts.push({ about: "fee", column: columns.fee });
  const told = profileOf(profiles, columns.state)?.words ?? [];
  const words = told.filter(
    (word) => stateIn(word) === null && states[foldName(word)] === undefined,
  );
  if (columns.state !== undefined && words.length > 0)
    doubts.push({ about: "states", column: columns.state, words });
  return doubts;
}
