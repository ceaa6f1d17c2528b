import type { Moved } from "../transactions/movement-words.ts";
import { basisOf } from "../lived-months/lived-months.ts";
import { livesOf } from "../lived-months/lives-of.ts";
import { cents, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { middleOf } from "../shared/middle-of.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { totalsOfSums, type MonthlySums } from "../transactions/category-sums.ts";
import { recordCount } from "../transactions/totals.ts";
import { normalExpenses } from "./normal-expenses.ts";
import { normalIncome } from "./normal-income.ts";
import { rareAmong } from "./rare-expenses.ts";
import { ALIKE_PERCENT, LATE_MONTHS, SOON_MONTHS, stepAt, type StepMonths } from "./step.ts";

/** The number of full months whose records are read: those that may be lived, and the one before. */
export const NORMAL_MONTHS = 13;

const YEAR_MONTHS = 12;

/** An ordinary month; amounts in cents. */
export type NormalMonth = {
  /** The months it is based on, oldest first: lived ones; if there are none, the current one or the one before. */
  readonly months: readonly [YearMonth, ...YearMonth[]];
  /** Whether these are lived months. */
  readonly isLived: boolean;
  /** The income of each of these months. */
  readonly incomes: readonly Cents[];
  /** The income, without holiday pay and the like. */
  readonly income: Cents;
  /** Whether the income is so uneven that its mean is used. */
  readonly isUneven: boolean;
  /** The month since which the income is another one, so that only the months from then on count for it; else null. */
  readonly incomeSince: YearMonth | null;
  readonly expenses: Cents;
  /** The month since which the expenses are higher, so that only the months from then on count for them; else null. */
  readonly expensesSince: YearMonth | null;
  /** Each category's mean expenses. They add up to the expenses. */
  readonly byCategory: ReadonlyMap<string, Cents>;
  /** The income above the normal income, in all months that count for it. */
  readonly extra: Cents;
  /** The number of these months. */
  readonly extraMonths: number;
  /** The rare expenses of all months, and their sum. */
  readonly rareOnes: readonly Moved[];
  readonly rare: Cents;
  /**
   * The part of the extra that counts in the monthly surplus: zero, unless normal income does not cover the expenses.
   */
  readonly countedExtra: Cents;
  readonly surplus: Cents;
};

/** The facts of a normal month. */
export type NormalMonthFacts = {
  readonly today: CivilDate;
  /** The records of the last 13 full months and of the current one; others do not count. */
  readonly records: readonly Moved[];
  /** The sums of any month, also of those before. */
  readonly sumsOf: MonthlySums;
};

/**
 * A normal month: the usual income and expenses of the lived ones of the last 12 full months. If income does not cover
 * the expenses, the surplus includes the extra that rare expenses leave.
 */
export function normalMonth({ today, records, sumsOf }: NormalMonthFacts): NormalMonth {
  const read = records.filter(
    ({ date }) => date >= daysOf(addMonths(monthOf(today), -NORMAL_MONTHS)).from,
  );
  const { months, isLived } = basisOf(livesOf(read, today), monthOf(today));
  const within = new Set(months);
  const kept = read.filter(({ date }) => within.has(monthOf(date)));

  const before = (of: "income" | "expenses") => (month: YearMonth) => {
    const totals = totalsOfSums(sumsOf(month));
    return { total: totals[of], count: recordCount(totals) };
  };

  const incomes = totalsOf(kept, "income", months);
  const row = latest(months, incomes, { down: SOON_MONTHS, up: LATE_MONTHS }, before("income"));
  const { income, isUneven, extra } = normalIncome(incomes.slice(-row.length));
  const spent = kept.filter(({ kind }) => kind === "expense");
  const rareOnes = rareAmong(spent, income, months.length);
  const rare = sum(rareOnes.map(({ amount }) => amount));
  const left = extra / row.length - rare / months.length;

  const isRare = new Set(rareOnes);
  const usual = spent.filter((one) => !isRare.has(one));
  const costly = latest(
    months,
    totalsOf(usual, "expense", months),
    { down: LATE_MONTHS, up: SOON_MONTHS },
    before("expenses"),
  );
  const { expenses, byCategory } = normalExpenses(usual, rareOnes, Math.max(0, -left), costly);
  const difference = subtract(income, expenses);
  const countedExtra = difference < 0 ? cents(Math.round(Math.max(0, left))) : ZERO;
  return {
    months,
    isLived,
    incomes,
    income,
    isUneven,
    incomeSince: sinceOf(row, months),
    expenses,
    expensesSince: sinceOf(costly, months),
    byCategory,
    extra,
    extraMonths: row.length,
    rareOnes,
    rare,
    countedExtra,
    surplus: cents(difference + countedExtra),
  };
}

/** The months that count after a step; all of them if there is none, or if it comes with the season. */
function latest(
  months: readonly YearMonth[],
  totals: readonly number[],
  after: StepMonths,
  before: (month: YearMonth) => { readonly total: number; readonly count: number },
): readonly YearMonth[] {
  const at = stepAt(totals, after);
  if (at === null) return months;
  const row = months.slice(at);
  const [was, is] = [middleOf(totals.slice(0, at)), middleOf(totals.slice(at))];
  const isSeason = row.every((month) => {
    const { total, count } = before(addMonths(month, -YEAR_MONTHS));
    const lay =
      is < was
        ? is * (100 + ALIKE_PERCENT) - total * 100
        : total * 100 - is * (100 - ALIKE_PERCENT);
    return count > 0 && lay >= 0;
  });
  return isSeason ? months : row;
}

const sinceOf = (row: readonly YearMonth[], months: readonly YearMonth[]): YearMonth | null =>
  row.length === months.length ? null : (row[0] ?? null);

function totalsOf(
  records: readonly Moved[],
  wanted: Moved["kind"],
  months: readonly YearMonth[],
): readonly Cents[] {
  const totals = new Map(months.map((month) => [month, 0]));
  for (const { kind, date, amount } of records) {
    const known = kind === wanted ? totals.get(monthOf(date)) : undefined;
    if (known !== undefined) totals.set(monthOf(date), known + amount);
  }
  return [...totals.values()].map(cents);
}
