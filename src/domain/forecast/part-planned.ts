import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import { wordsOf, type Moved } from "./moved.ts";
import type { Planned } from "./planned.ts";

/** How far, in percent, an amount may lie from the planned one. */
const TOLERANCE = 10;

/** What is known of a recurring movement from its days to come. */
type Series = {
  readonly sample: Planned;
  readonly words: string;
  /** How often it comes in a month at most. */
  readonly often: number;
};

/**
 * The records of past months without those that a recurring movement stands for: of each month as many as it has in a
 * month to come, of the same kind and category, with the same words or about the same amount, the likest first.
 */
export function withoutPlanned<Kept extends Moved>(
  records: readonly Kept[],
  planned: readonly Planned[],
): readonly Kept[] {
  if (planned.length === 0) return records;
  const series = {
    income: seriesByCategory(planned, "income"),
    expense: seriesByCategory(planned, "expense"),
  };
  const near = records.filter((record) =>
    series[record.kind].get(record.category)?.some((one) => isLike(one, record)),
  );
  const taken = new Set<Moved>();
  for (const some of Map.groupBy(near, inPlace).values()) {
    const [first] = some;
    if (first === undefined) continue;
    for (const one of series[first.kind].get(first.category) ?? []) take(one, some, taken);
  }
  return taken.size === 0 ? records : records.filter((record) => !taken.has(record));
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

const hasWords = ({ words }: Series, record: Moved) => words !== "" && wordsOf(record) === words;

const isLike = (series: Series, record: Moved) =>
  distance(series, record) * 100 <= series.sample.amount * TOLERANCE || hasWords(series, record);

function take(series: Series, records: readonly Moved[], taken: Set<Moved>) {
  records
    .filter((record) => !taken.has(record) && isLike(series, record))
    .toSorted(
      (a, b) =>
        Number(hasWords(series, b)) - Number(hasWords(series, a)) ||
        distance(series, a) - distance(series, b),
    )
    .slice(0, series.often)
    .forEach((record) => taken.add(record));
}
