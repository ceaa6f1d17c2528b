import { occurrencesBetween } from "../recurrences/occurrences.ts";
import type { Occurrence, Recurrence } from "../recurrences/recurrence.ts";
import { add, cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";

/** How the current month ends if everything planned in it comes; amounts in cents. */
export type MonthEnd = {
  readonly month: YearMonth;
  readonly today: CivilDate;
  /** The balance of the month's records and of its open planned movements. */
  readonly balance: Cents;
  /** Its open planned incomes, overdue ones too, the largest first. */
  readonly incomes: readonly Occurrence[];
  /** The sum of its open planned expenses. */
  readonly outgoing: Cents;
};

/** Adds the open planned movements of the current month to the balance of all its records. */
export function monthEnd(
  balance: Cents,
  recurrences: Iterable<Recurrence>,
  today: CivilDate,
): MonthEnd {
  const month = monthOf(today);
  const { from, to } = daysOf(month);
  const open = occurrencesBetween(recurrences, from, to);
  const incomes = open
    .filter(({ kind }) => kind === "income")
    .toSorted((a, b) => b.amount - a.amount || compareText(a.date, b.date));
  const outgoing = totalOf(open.filter(({ kind }) => kind === "expense"));
  return {
    month,
    today,
    balance: cents(balance + totalOf(incomes) - outgoing),
    incomes,
    outgoing,
  };
}

/**
 * The planned incomes that cover a balance below zero, the largest first and no more than it takes; none if it is not
 * below zero, or if they do not cover it.
 */
export function coveringIncomes(balance: Cents, { balance: end, incomes }: MonthEnd): Occurrence[] {
  if (balance >= 0 || end < 0) return [];
  const covering: Occurrence[] = [];
  let reached = cents(end - totalOf(incomes));
  for (const income of incomes) {
    if (reached >= 0) break;
    covering.push(income);
    reached = add(reached, income.amount);
  }
  return covering;
}

/** Whether a planned income was due before today, and is not confirmed. */
export const isOverdue = ({ date }: Pick<Occurrence, "date">, today: CivilDate): boolean =>
  date < today;

const totalOf = (movements: readonly Occurrence[]): Cents =>
  cents(movements.reduce((all, { amount }) => all + amount, 0));
