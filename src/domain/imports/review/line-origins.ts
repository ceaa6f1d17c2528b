import { identifier } from "../statements/identity.ts";
import type { StatementRow } from "../statements/statement.ts";
import type { FileAnswers, FileQuestion } from "./file-questions.ts";
import {
  matchEquals,
  partsOfIdentity,
  type KnownRow,
  type KnownRows,
  type NumberedRow,
  type RowMatch,
} from "./known-rows.ts";
import type { LineOrigin } from "./review.ts";

/** A row with its identity among all movements of its account, and how it relates to earlier ones. */
export type IdentifiedRow = {
  readonly row: StatementRow;
  readonly identity: string;
  readonly origin: LineOrigin;
};

/** The number of rows per slice. */
const SLICE_ROWS = 1_000;

/**
 * Compares the rows of a file with the earlier movements of its account, which they join. Rows that equal movements with
 * other references of the bank are asked about; until that is answered, and if they are others, they are new and have
 * the next number among their equals.
 */
export function* identifyRows(
  rows: readonly StatementRow[],
  known: KnownRows,
  answered: FileAnswers["references"],
): Generator<
  void,
  { readonly rows: readonly IdentifiedRow[]; readonly question: FileQuestion | null }
> {
  const identify = identifier();
  const equals = new Map<string, NumberedRow[]>();
  for (const [at, row] of rows.entries()) {
    if (at % SLICE_ROWS === 0) yield;
    const [key, number] = partsOfIdentity(identify(row));
    const own = equals.get(key);
    if (own === undefined) equals.set(key, [{ row, number }]);
    else own.push({ row, number });
  }
  yield;
  const matches = new Map<StatementRow, RowMatch>();
  for (const [at, [key, own]] of [...equals].entries()) {
    if (at % SLICE_ROWS === 0) yield;
    const found = matchEquals(own, known.equals(key));
    for (const [place, { row }] of own.entries()) matches.set(row, found[place] ?? { is: "new" });
  }
  yield;
  const renamed = rows.filter((row) => matches.get(row)?.is === "renamed");
  const isRenumbered =
    renamed.length >= RENUMBERED_ROWS_MIN &&
    rows.every((row) => matches.get(row)?.is !== "same") &&
    haveWholeDays(renamed, known);
  const answer = answered ?? (isRenumbered ? "same" : null);
  const identified = new Map<StatementRow, IdentifiedRow>();
  for (const [at, [key, own]] of [...equals].entries()) {
    if (at % SLICE_ROWS === 0) yield;
    for (const one of identifyEquals(key, own, known, { matches, answer }))
      identified.set(one.row, one);
  }
  return {
    rows: rows.flatMap((row) => identified.get(row) ?? []),
    question: renamed.length === 0 ? null : { about: "references", rows: renamed, answer },
  };
}

/** The fewest equal rows that show that a bank gives new references with each file. */
const RENUMBERED_ROWS_MIN = 3;

/** Whether all earlier movements with references of the days of some rows are among these. */
function haveWholeDays(renamed: readonly StatementRow[], known: KnownRows): boolean {
  const days = Map.groupBy(renamed, ({ date }) => date);
  return [...days].every(([day, own]) => known.referencedOn(day) === own.length);
}

type Found = {
  readonly matches: ReadonlyMap<StatementRow, RowMatch>;
  readonly answer: FileAnswers["references"] | null;
};

function identifyEquals(
  key: string,
  own: readonly NumberedRow[],
  known: KnownRows,
  { matches, answer }: Found,
): readonly IdentifiedRow[] {
  const used = new Set(known.equals(key).map(({ number }) => number));
  let last = 0;
  const nextFree = (least: number) => {
    last = Math.max(last + 1, least);
    while (used.has(last)) last += 1;
    return last;
  };
  const fresh: { readonly row: StatementRow; readonly known: KnownRow }[] = [];
  const identified = own.map(({ row, number }): IdentifiedRow => {
    const match = matches.get(row) ?? { is: "new" };
    if (match.is === "same" || (match.is === "renamed" && answer === "same")) {
      const { number: before, removed } = match.known;
      const origin = { is: "repeated", removed, restored: false } as const;
      return { row, identity: `${key}|${before}`, origin };
    }
    const free = used.has(number) ? nextFree(number) : number;
    used.add(free);
    fresh.push({ row, known: { number: free, reference: row.reference ?? null, removed: false } });
    return { row, identity: `${key}|${free}`, origin: { is: "new" } };
  });
  for (const one of fresh) known.add(one.row.date, key, one.known);
  return identified;
}
