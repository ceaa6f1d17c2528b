import { cents } from "../shared/cents.ts";
import { daysInMonth, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { foldText } from "../shared/fold-text.ts";
import { groupedBy, type Sliced } from "../shared/slices.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import { wordsOf, type Moved } from "../transactions/movement-words.ts";
import { expectedOn, type Expected } from "./planned.ts";

/** The smallest yearly movement, in cents. */
const YEARLY_LEAST = cents(50_00);

/** How far the amounts of two years may differ of the later. */
const MAX_CHANGE_PERCENT = 25;

/** An income of last year that may come again, and its day this year. */
export type YearlyIncome = { readonly last: Moved; readonly date: CivilDate };

/** Yearly movements, and the other records. */
export type YearlyParted = {
  /** Expenses only: an income that nobody has planned is not expected. */
  readonly expected: readonly Expected[];
  /** The incomes, to be offered for planning, the next first. */
  readonly incomes: readonly YearlyIncome[];
  readonly rest: readonly Moved[];
};

/** The words of descriptions and category names of yearly movements. */
const YEARLY_WORDS = /\b(seguros?|impostos?|imi|iuc|irs|subsidio|ferias|natal|anual|anuidade)\b/;

/**
 * Separates yearly movements from other records: from 50 €, with the same words in a single month of the last 12 full
 * ones, and in the same or a neighbouring month of the 12 before for about the same amount. Known yearly ones
 * (insurance, taxes, holiday pay) need no year before, and several of one name are told apart by the time of the year.
 * They may come again on last year's day. What was said to have ended is none.
 */
export function* partYearly(
  records: readonly Moved[],
  today: CivilDate,
  isEnded: (record: Moved) => boolean,
): Sliced<YearlyParted> {
  const current = monthOf(today);
  const yearAgo = addMonths(current, -12);
  const keyOf = (record: Moved) => `${record.kind} ${record.category} ${wordsOf(record)}`;
  const groups = yield* groupedBy(records, (record) =>
    record.amount >= YEARLY_LEAST && record.description !== null && !isEnded(record)
      ? keyOf(record)
      : null,
  );
  const taken = new Set<Moved>();
  const expected: Expected[] = [];
  const incomes: YearlyIncome[] = [];
  for (const some of [...groups.values()].flatMap(bySeason)) {
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
    // A movement that has already come this month is not expected again.
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

/** Months of the year that are further apart are of two payments of one insurer or tax office. */
const SEASON_MONTHS = 2;

/** Known yearly records by the time of the year at which they come, if they came so in several years; others together. */
function bySeason(some: readonly Moved[]): readonly (readonly Moved[])[] {
  if (!isKnownYearly(some)) return [some];
  const ofYear = Map.groupBy(some, ({ date }) => partsOf(date).month);
  const months = [...ofYear.keys()].toSorted((one, other) => one - other);
  const begins = months.filter(
    (month, at) => gapBefore(month, months[at - 1] ?? months.at(-1) ?? month) > SEASON_MONTHS,
  );
  if (begins.length < 2) return [some];
  const seasons = begins.map((begin, at) => {
    const next = begins.at(at + 1 - begins.length) ?? begin;
    const isWithin = (month: number) =>
      next > begin ? month >= begin && month < next : month >= begin || month < next;
    return some.filter(({ date }) => isWithin(partsOf(date).month));
  });
  const isYearly = seasons.every((own) => new Set(own.map(({ date }) => monthOf(date))).size > 1);
  return isYearly ? seasons : [some];
}

const gapBefore = (month: number, before: number): number => (month - before + 12) % 12;

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
  Math.abs(before - last) * 100 <= last * MAX_CHANGE_PERCENT;

/** The same day a year later; if that has passed, the last of its month, unless that has passed too. */
function dayNextYear(record: Moved, today: CivilDate): CivilDate | null {
  const month = addMonths(monthOf(record.date), 12);
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const on = (day: number) => `${month}-${String(day).padStart(2, "0")}` as CivilDate;
  const same = on(Math.min(partsOf(record.date).day, length));
  const date = same > today ? same : on(length);
  return date > today ? date : null;
}
