import { cents } from "../shared/cents.ts";
import { daysInMonth, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { foldText } from "../shared/fold-text.ts";
import { groupedBy, type Sliced } from "../shared/slices.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import { wordsOf, type Moved } from "./moved.ts";
import { expectedOn, type Expected } from "./planned.ts";

/** The smallest amount, in cents, that is looked for a year later. */
const YEARLY_LEAST = cents(50_00);

/** How far apart, in percent of the later, the amounts of two years may be. */
const YEARLY_CHANGE = 25;

/** An income of last year that may come again, and the day on which it would. */
export type YearlyIncome = { readonly last: Moved; readonly date: CivilDate };

/** Movements that come once a year, and the other records. */
export type YearlyParted = {
  /** Expenses alone: an income that nobody plans is expected by nobody. */
  readonly expected: readonly Expected[];
  /** The incomes, to be offered for planning, the next first. */
  readonly incomes: readonly YearlyIncome[];
  readonly rest: readonly Moved[];
};

/** Words of descriptions and category names that tell of a movement once a year. */
const YEARLY_WORDS = /\b(seguros?|impostos?|imi|iuc|irs|subsidio|ferias|natal|anual|anuidade)\b/;

/**
 * Parts what comes once a year from other records: from 50 €, with the same words in one single month of the last 12
 * full ones, and in the same one or a neighbour of the 12 before for about the same amount. What is known to be yearly
 * (insurance, taxes, holiday pay) needs no year before. It may come again on the day of the last year.
 */
export function* partYearly(records: readonly Moved[], today: CivilDate): Sliced<YearlyParted> {
  const current = monthOf(today);
  const yearAgo = addMonths(current, -12);
  const keyOf = (record: Moved) => `${record.kind} ${record.category} ${wordsOf(record)}`;
  const groups = yield* groupedBy(records, (record) =>
    record.amount >= YEARLY_LEAST && record.description !== null ? keyOf(record) : null,
  );
  const taken = new Set<Moved>();
  const expected: Expected[] = [];
  const incomes: YearlyIncome[] = [];
  for (const some of groups.values()) {
    yield;
    const months = [...Map.groupBy(some, ({ date }) => monthOf(date))].toSorted(([a], [b]) =>
      compareText(a, b),
    );
    const known = months.filter(([month]) => month < current);
    const last = known.at(-1);
    const before = known.at(-2);
    if (last === undefined || last[0] < yearAgo || known.length > 2) continue;
    if (before === undefined ? !isKnownYearly(last[1]) : !isSameYearLater(before, last)) continue;
    for (const record of known.flatMap(([, own]) => own)) taken.add(record);
    // What has come this month already is not expected once more.
    if (months.length > known.length) continue;
    for (const record of last[1]) {
      const date = dayNextYear(record, today);
      if (date === null) continue;
      if (record.kind === "income") incomes.push({ last: record, date });
      else expected.push(expectedOn(date, record, "yearly"));
    }
  }
  return {
    expected,
    incomes: incomes.toSorted((one, other) => compareText(one.date, other.date)),
    rest: records.filter((record) => !taken.has(record)),
  };
}

const sumOf = (records: readonly Moved[]) => records.reduce((all, { amount }) => all + amount, 0);

type OfMonth = readonly [YearMonth, readonly Moved[]];

const isKnownYearly = (records: readonly Moved[]) =>
  records.some(
    (record) => YEARLY_WORDS.test(wordsOf(record)) || YEARLY_WORDS.test(foldText(record.category)),
  );

const isSameYearLater = ([before, earlier]: OfMonth, [last, later]: OfMonth) =>
  before >= addMonths(last, -13) &&
  before <= addMonths(last, -11) &&
  isLike(sumOf(earlier), sumOf(later));

const isLike = (before: number, last: number) =>
  Math.abs(before - last) * 100 <= last * YEARLY_CHANGE;

/** The same day a year later; if that is over, the last of its month, as long as that is not. */
function dayNextYear(record: Moved, today: CivilDate): CivilDate | null {
  const month = addMonths(monthOf(record.date), 12);
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const on = (day: number) => `${month}-${String(day).padStart(2, "0")}` as CivilDate;
  const same = on(Math.min(partsOf(record.date).day, length));
  const date = same > today ? same : on(length);
  return date > today ? date : null;
}
