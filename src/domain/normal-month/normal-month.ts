import type { Moved } from "../forecast/movement-words.ts";
import { cents, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import { normalExpenses } from "./normal-expenses.ts";
import { normalIncome } from "./normal-income.ts";
import { rareAmong } from "./rare-expenses.ts";

/** The number of full months that a normal month is based on. */
export const NORMAL_MONTHS = 12;

type Months = readonly [YearMonth, ...YearMonth[]];

/** An ordinary month; amounts in cents. */
export type NormalMonth = {
  /** The months it is based on, oldest first. */
  readonly months: Months;
  /** The income of each of these months. */
  readonly incomes: readonly Cents[];
  /** The income, without holiday pay and the like. */
  readonly income: Cents;
  /** Whether the income is so uneven that its mean is used. */
  readonly isUneven: boolean;
  readonly expenses: Cents;
  /** Each category's mean expenses. They add up to the expenses. */
  readonly byCategory: ReadonlyMap<string, Cents>;
  /** The income of those months above the normal income. */
  readonly extra: Cents;
  /** The sum of their rare expenses. */
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
  /** The records of the last 12 full months and of the current one; others do not count. */
  readonly records: readonly Moved[];
  /** The first month of the ledger that has records; null without any. */
  readonly firstMonth: YearMonth | null;
};

/**
 * A normal month: the usual income and expenses of the last 12 full months since the first record, or of the current
 * one if there is none. If income does not cover the expenses, the surplus includes the extra that rare expenses leave.
 */
export function normalMonth({ today, records, firstMonth }: NormalMonthFacts): NormalMonth {
  const months = monthsOf(firstMonth, monthOf(today));
  const within = new Set(months);
  const kept = records.filter(({ date }) => within.has(monthOf(date)));
  const incomes = incomesOf(kept, months);
  const { income, isUneven, extra } = normalIncome(incomes);
  const spent = kept.filter(({ kind }) => kind === "expense");
  const rareOnes = rareAmong(spent, income, months.length);
  const rare = sum(rareOnes.map(({ amount }) => amount));
  const { expenses, byCategory } = normalExpenses(spent, rareOnes, extra, months);
  const difference = subtract(income, expenses);
  const countedExtra =
    difference < 0 ? cents(Math.round(Math.max(0, extra - rare) / months.length)) : ZERO;
  const surplus = cents(difference + countedExtra);
  const out = { expenses, byCategory, rare };
  return { months, incomes, income, isUneven, extra, ...out, countedExtra, surplus };
}

function monthsOf(first: YearMonth | null, current: YearMonth): Months {
  const [oldest, ...others] = Array.from({ length: NORMAL_MONTHS }, (_, index) =>
    addMonths(current, index - NORMAL_MONTHS),
  ).filter((month) => first !== null && month >= first);
  return oldest === undefined ? [current] : [oldest, ...others];
}

function incomesOf(records: readonly Moved[], months: Months): readonly Cents[] {
  const totals = new Map(months.map((month) => [month, 0]));
  for (const { kind, date, amount } of records)
    if (kind === "income") totals.set(monthOf(date), (totals.get(monthOf(date)) ?? 0) + amount);
  return [...totals.values()].map(cents);
}
