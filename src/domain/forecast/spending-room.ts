import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { daysOf, monthOf } from "../shared/year-month.ts";
import type { Expected } from "./planned.ts";

/** What part of the mean monthly income a movement has to be for a new stretch to begin with it. */
const PART_OF_INCOME = 4;

/** What may be spent a day, and what that is made of; amounts in cents. */
export type SpendingRoom = {
  readonly perDay: Cents;
  readonly balance: Cents;
  /** What goes out before the stretch ends. */
  readonly outgoings: readonly Expected[];
  readonly outgoing: Cents;
  /** The income that the stretch ends with; null if it ends with the month. */
  readonly nextIncome: Expected | null;
  /** How many days the money has to last, today included. */
  readonly days: number;
};

/**
 * What may be spent a day, never below nothing: the balance less what is planned to go out before the next income, shared
 * among the days until then. The next income is the next planned one, after today, of at least a quarter of the mean
 * monthly income; without any until `last` the money has to last to the end of the month.
 */
export function spendingRoom(
  balance: Cents,
  expected: readonly Expected[],
  meanIncome: number,
  today: CivilDate,
  last: CivilDate,
): SpendingRoom {
  const nextIncome =
    expected
      .filter(
        ({ kind, date, amount, cause }) =>
          kind === "income" &&
          cause !== "imagined" &&
          date > today &&
          date <= last &&
          amount > 0 &&
          amount * PART_OF_INCOME >= meanIncome,
      )
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0] ?? null;
  const end = daysOf(monthOf(today)).to;
  const outgoings = expected.filter(
    ({ kind, date }) =>
      kind === "expense" && (nextIncome === null ? date <= end : date < nextIncome.date),
  );
  const outgoing = cents(outgoings.reduce((all, { amount }) => all + amount, 0));
  const days =
    nextIncome === null ? daysBetween(today, end) + 1 : daysBetween(today, nextIncome.date);
  const perDay = cents(Math.max(0, Math.floor((balance - outgoing) / days)));
  return { perDay, balance, outgoings, outgoing, nextIncome, days };
}
