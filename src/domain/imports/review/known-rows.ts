import type { AccountId } from "../../shared/ids.ts";
import type { StatementRow } from "../statements/statement.ts";
import type { StoredLine } from "../stored-line.ts";

/** An earlier movement among its equals: those of its account, day, cents and text. */
export type KnownRow = {
  /** Its number among them, from 1. */
  readonly number: number;
  readonly reference: string | null;
  readonly removed: boolean;
};

/** The number of lines per slice. */
const SLICE_LINES = 1_000;

/** The common part of the identities of equal rows, and the number behind it. */
export function partsOfIdentity(identity: string): readonly [string, number] {
  const at = identity.lastIndexOf("|");
  return [identity.slice(0, at), Number(identity.slice(at + 1))];
}

/** The earlier movements of an account: of earlier imports, and of files before in the same one. */
export type KnownRows = {
  readonly equals: (key: string) => readonly KnownRow[];
  /** How many movements with a reference there are on a day. */
  readonly referencedOn: (day: string) => number;
  readonly add: (day: string, key: string, row: KnownRow) => void;
};

function knownRows(): KnownRows {
  const rows = new Map<string, KnownRow[]>();
  const referenced = new Map<string, number>();
  return {
    equals: (key) => rows.get(key) ?? [],
    referencedOn: (day) => referenced.get(day) ?? 0,
    add: (day, key, row) => {
      const equals = rows.get(key);
      if (equals === undefined) rows.set(key, [row]);
      else equals.push(row);
      if (row.reference !== null) referenced.set(day, (referenced.get(day) ?? 0) + 1);
    },
  };
}

/** Collects earlier movements by their account, and pauses between slices. */
export function* knownRowsOf(
  lines: readonly StoredLine[],
): Generator<void, (account: AccountId) => KnownRows> {
  const known = new Map<AccountId, KnownRows>();
  const of = (account: AccountId) => {
    const own = known.get(account) ?? knownRows();
    known.set(account, own);
    return own;
  };
  for (const [at, { account, date, identity, reference = null, state }] of lines.entries()) {
    if (at % SLICE_LINES === 0) yield;
    const [key, number] = partsOfIdentity(identity);
    of(account).add(date, key, { number, reference, removed: state === "removed" });
  }
  return of;
}

/** A row of a file, and its number among the equal ones of the file. */
export type NumberedRow = { readonly row: StatementRow; readonly number: number };

/** How a row relates to the earlier movements that equal it. */
export type RowMatch =
  | { readonly is: "new" }
  /** The same as one of them. */
  | { readonly is: "same"; readonly known: KnownRow }
  /** Perhaps the same as one of them, of which the bank's reference is another. */
  | { readonly is: "renamed"; readonly known: KnownRow };

/**
 * Compares equal rows of a file with the earlier movements that equal them. One with the same reference is the same.
 * Others are told by their numbers, a number that is taken by its reference standing for one that is not; where both have
 * references, these are other ones by now, and it has to be asked.
 */
export function matchEquals(
  rows: readonly NumberedRow[],
  known: readonly KnownRow[],
): readonly RowMatch[] {
  if (known.length === 0) return rows.map(() => ({ is: "new" }));
  const matches = new Map<NumberedRow, KnownRow>();
  const free = new Set(known);
  const match = (row: NumberedRow, one: KnownRow | undefined) => {
    if (one === undefined) return;
    matches.set(row, one);
    free.delete(one);
  };
  const named = Map.groupBy(known, ({ reference }) => reference);
  for (const one of rows) {
    const { reference } = one.row;
    if (reference !== undefined) match(one, named.get(reference)?.shift());
  }
  const taken = new Set([...matches.values()].map(({ number }) => number));
  const byNumber = new Map(known.map((one) => [one.number, one]));
  const left = rows.filter((one) => !matches.has(one));
  for (const one of left) {
    const own = byNumber.get(one.number);
    if (own !== undefined && free.has(own)) match(one, own);
  }
  for (const one of left)
    if (!matches.has(one) && taken.has(one.number)) match(one, free.values().next().value);
  return rows.map((one): RowMatch => {
    const found = matches.get(one);
    if (found === undefined) return { is: "new" };
    const [before, now] = [found.reference, one.row.reference ?? null];
    return before === null || now === null || before === now
      ? { is: "same", known: found }
      : { is: "renamed", known: found };
  });
}
