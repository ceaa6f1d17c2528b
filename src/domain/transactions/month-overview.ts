import { daysInMonth, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { type Cents, add, subtract, ZERO } from "../shared/cents.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesByCategory, type CategoryShare } from "./category-shares.ts";
import { isComparable } from "./is-comparable.ts";
import { monthChange } from "./month-change.ts";
import { totalsOf, type Totals } from "./totals.ts";
import type { Transaction } from "./transaction.ts";

/** The first days of a month, in which there is little to show yet. */
const FIRST_DAYS = 3;

/** The figures of a month on the dashboard: amounts in cents, changes relative to the month before. */
export type MonthOverview = {
  readonly month: YearMonth;
  readonly isCurrent: boolean;
  readonly totals: Totals;
  readonly incomeChange: number | null;
  readonly expenseChange: number | null;
  /** The last compared day of the month before: the current month is compared with the same days. */
  readonly comparedUntil: CivilDate;
  readonly expenseShares: readonly CategoryShare[];
  readonly largestExpense: Transaction | null;
  /** The balance at the end of each day: until today, or the last record after it. */
  readonly balanceByDay: readonly Cents[];
  /** The totals of the month before, in the first days of the current one. */
  readonly outcomeBefore: Totals | null;
};

/**
 * Sums up a month from records that include at least it and the month before. The current month so far is compared with
 * the same days of the month before once a week of it is over; a future month is not compared, and none is with a month
 * that was not lived.
 */
export function monthOverview(
  transactions: readonly Transaction[],
  month: YearMonth,
  today: CivilDate,
  isBeforeLived: boolean,
): MonthOverview {
  const before = addMonths(month, -1);
  const within = (wanted: YearMonth) => transactions.filter(({ date }) => monthOf(date) === wanted);
  const [own, previous] = [within(month), within(before)];
  const expenses = own.filter(({ kind }) => kind === "expense");
  const isCurrent = month === monthOf(today);
  const comparedUntil = isCurrent ? sameDayOf(before, today) : daysOf(before).to;
  const sofar = totalsOf(own.filter(({ date }) => date <= today));
  const then = totalsOf(previous.filter(({ date }) => date <= comparedUntil));
  const isTooEarly = isCurrent && !isComparable(today);
  const change = (now: Cents, count: number, past: Cents) =>
    // A month without records so far is no decline.
    !isBeforeLived || isTooEarly || (count === 0 && month >= monthOf(today))
      ? null
      : monthChange(now, past);
  return {
    month,
    isCurrent,
    totals: totalsOf(own),
    incomeChange: change(sofar.income, sofar.incomeCount, then.income),
    expenseChange: change(sofar.expenses, sofar.expenseCount, then.expenses),
    comparedUntil,
    expenseShares: sharesByCategory(expenses),
    largestExpense: largestOf(expenses),
    balanceByDay: runningBalance(own, lastDay(own, month, today)),
    outcomeBefore:
      isCurrent && partsOf(today).day <= FIRST_DAYS && previous.length > 0
        ? totalsOf(previous)
        : null,
  };
}

/** The day of a month with the same number as today, or its last if it is shorter. */
function sameDayOf(month: YearMonth, today: CivilDate): CivilDate {
  const { year, month: number } = partsOf(daysOf(month).from);
  const day = Math.min(partsOf(today).day, daysInMonth(year, number));
  return `${month}-${String(day).padStart(2, "0")}` as CivilDate;
}

/** The last day of a past month; else today, or the last record after it. */
function lastDay(own: readonly Transaction[], month: YearMonth, today: CivilDate): CivilDate {
  const { from, to } = daysOf(month);
  if (to < today) return to;
  const dates = own.map(({ date }) => date);
  return dates.reduce((last, date) => (date > last ? date : last), today > from ? today : from);
}

/** The record with the largest amount; among equals the most recent, then the first; null for an empty list. */
export const largestOf = (transactions: readonly Transaction[]): Transaction | null =>
  transactions.reduce<Transaction | null>(
    (largest, candidate) =>
      largest === null ||
      candidate.amount > largest.amount ||
      (candidate.amount === largest.amount && candidate.date > largest.date)
        ? candidate
        : largest,
    null,
  );

/** The balance in cents at the end of each day of a month, from its first day to `until`. */
export function runningBalance(
  transactions: readonly Transaction[],
  until: CivilDate,
): readonly Cents[] {
  const days: Cents[] = Array.from({ length: partsOf(until).day }, () => ZERO);
  for (const { kind, date, amount } of transactions) {
    const day = partsOf(date).day - 1;
    const before = days[day];
    if (before === undefined) continue;
    days[day] = kind === "income" ? add(before, amount) : subtract(before, amount);
  }
  let balance = ZERO;
  return days.map((change) => (balance = add(balance, change)));
}
