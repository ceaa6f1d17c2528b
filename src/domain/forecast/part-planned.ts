import { MAX_AMOUNT } from "../shared/cents.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import { finish, groupedBy, type Sliced } from "../shared/slices.ts";
import { compareMoved } from "../transactions/compare-moved.ts";
import { wordsOf, type Moved } from "../transactions/movement-words.ts";
import type { Planned } from "./planned.ts";

/** How far an amount may differ from the planned one. */
const TOLERANCE_PERCENT = 10;

/** A recurring movement, as far as its future days show it. */
type Series = {
  readonly sample: Planned;
  readonly words: string;
  /** The most times that it comes in a month. */
  readonly often: number;
};

/**
 * Past records without those of recurring movements: from each month as many are removed as it has in a future month,
 * of the same kind and category, with the same words or about the same amount, the most similar first; of equally similar
 * ones those that a plan brought, then the earliest.
 */
export const withoutPlanned = <Entity extends Moved>(
  records: readonly Entity[],
  planned: readonly Planned[],
): readonly Entity[] => finish(partPlanned(records, planned));

/** The same, slice by slice. */
export function* partPlanned<Entity extends Moved>(
  records: readonly Entity[],
  planned: readonly Planned[],
): Sliced<readonly Entity[]> {
  const series = {
    income: seriesByCategory(planned, "income"),
    expense: seriesByCategory(planned, "expense"),
  };
  const groups = yield* groupedBy(records, (record) =>
    isLikeOne(series[record.kind].get(record.category) ?? [], record) ? inPlace(record) : null,
  );
  const taken = new Set<Moved>();
  for (const some of groups.values()) {
    yield;
    const [first] = some;
    if (first === undefined) continue;
    const texts = some.map(wordsOf);
    for (const one of series[first.kind].get(first.category) ?? [])
      for (const record of likest(one, some, texts, taken)) taken.add(record);
  }
  return taken.size === 0 ? records : records.filter((record) => !taken.has(record));
}

/** The records of a recurring movement that belong to no other one: as many as it has in a month. */
function likest(
  one: Series,
  some: readonly Moved[],
  texts: readonly string[],
  taken: ReadonlySet<Moved>,
): readonly Moved[] {
  const like: { readonly record: Moved; readonly rank: number }[] = [];
  for (const [at, record] of some.entries()) {
    const isSame = hasWords(one, texts[at] ?? "");
    if ((isSame || isNear(one, record)) && !taken.has(record))
      like.push({ record, rank: distance(one, record) - (isSame ? MAX_AMOUNT : 0) });
  }
  return like
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.record.plan !== undefined) - Number(a.record.plan !== undefined) ||
        compareMoved(a.record, b.record),
    )
    .slice(0, one.often)
    .map(({ record }) => record);
}

const inPlace = ({ date, kind, category }: Moved) => `${monthOf(date)} ${kind} ${category}`;

const seriesByCategory = (planned: readonly Planned[], kind: TransactionKind) =>
  Map.groupBy(
    seriesOf(planned.filter((one) => one.kind === kind)),
    ({ sample }) => sample.category,
  );

function seriesOf(planned: readonly Planned[]): readonly Series[] {
  const groups = Map.groupBy(
    planned.filter(({ recurrence }) => recurrence !== null),
    ({ recurrence }) => recurrence,
  );
  return [...groups.values()].flatMap((movements) => {
    const [sample] = movements;
    if (sample === undefined) return [];
    const perMonth = new Map<YearMonth, number>();
    for (const { date } of movements)
      perMonth.set(monthOf(date), (perMonth.get(monthOf(date)) ?? 0) + 1);
    return [{ sample, words: wordsOf(sample), often: Math.max(...perMonth.values()) }];
  });
}

const distance = ({ sample }: Series, { amount }: Moved) => Math.abs(amount - sample.amount);

const isNear = (series: Series, record: Moved) =>
  distance(series, record) * 100 <= series.sample.amount * TOLERANCE_PERCENT;

const hasWords = ({ words }: Series, text: string) => words !== "" && text === words;

/** The words of a record are read only if its amount does not match. */
function isLikeOne(all: readonly Series[], record: Moved): boolean {
  if (all.length === 0) return false;
  if (all.some((one) => isNear(one, record))) return true;
  const text = wordsOf(record);
  return all.some((one) => hasWords(one, text));
}
