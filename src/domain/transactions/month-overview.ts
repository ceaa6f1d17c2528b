import { daysInMonth, partsOf, type CivilDate } from "../shared/civil-date.ts";
import type { Cents } from "../shared/cents.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { sharesByCategory, type CategoryShare } from "./category-shares.ts";
import { largestOf } from "./largest.ts";
import { monthChange } from "./month-change.ts";
import { runningBalance } from "./running-balance.ts";
import { totalsOf, type Totals } from "./totals.ts";
import type { Transaction } from "./transaction.ts";

/** In the first days of a month there is little to see of it yet. */
const FIRST_DAYS = 3;

/** The figures of a month on the dashboard: amounts in cents, changes as parts of the month before. */
export type MonthOverview = {
  readonly month: YearMonth;
  readonly isCurrent: boolean;
  readonly totals: Totals;
  readonly incomeChange: number | null;
  readonly expenseChange: number | null;
  /** The last day of the month before that the changes count: the current month is compared day by day. */
  readonly comparedUntil: CivilDate;
  readonly expenseShares: readonly CategoryShare[];
  readonly largestExpense: Transaction | null;
  /** The balance at the end of each day: until today, or as far as there are records. */
  readonly balanceByDay: readonly Cents[];
  /** The totals of the month before, in the first days of the current one. */
  readonly outcomeBefore: Totals | null;
};

/**
 * Sums up a month out of records that hold at least it and the month before. The current month is
 * compared as far as it has come, with the same days of the month before; one that is still to come, with nothing.
 */
export function monthOverview(
  transactions: readonly Transaction[],
  month: YearMonth,
  today: CivilDate,
): MonthOverview {
  const before = addMonths(month, -1);
  const within = (wanted: YearMonth) => transactions.filter(({ date }) => monthOf(date) === wanted);
  const [own, previous] = [within(month), within(before)];
  const expenses = own.filter(({ kind }) => kind === "expense");
  const isCurrent = month === monthOf(today);
  const comparedUntil = isCurrent ? sameDayOf(before, today) : daysOf(before).to;
  const sofar = totalsOf(own.filter(({ date }) => date <= today));
  const then = totalsOf(previous.filter(({ date }) => date <= comparedUntil));
  const change = (now: Cents, count: number, past: Cents) =>
    // Nothing has come yet: that is no fall.
    count === 0 && month >= monthOf(today) ? null : monthChange(now, past);
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

/** The day of a month that has the number of today, or its last if it is shorter. */
function sameDayOf(month: YearMonth, today: CivilDate): CivilDate {
  const { year, month: number } = partsOf(daysOf(month).from);
  const day = Math.min(partsOf(today).day, daysInMonth(year, number));
  return `${month}-${String(day).padStart(2, "0")}` as CivilDate;
}

/** The end of a month that is over; else today, or the last record that lies ahead. */
function lastDay(own: readonly Transaction[], month: YearMonth, today: CivilDate): CivilDate {
  const { from, to } = daysOf(month);
  if (to < today) return to;
  const dates = own.map(({ date }) => date);
  return dates.reduce((last, date) => (date > last ? date : last), today > from ? today : from);
}
