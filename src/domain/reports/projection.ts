import type { LearntFrom } from "../forecast/learn.ts";
import { monthsAhead } from "../forecast/months-ahead.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { YearMonth } from "../shared/year-month.ts";

/** The projection of a future month: the expected balance and its band, in cents. */
export type ProjectedMonth = {
  readonly month: YearMonth;
  readonly expected: Cents;
  readonly low: Cents;
  readonly high: Cents;
};

/** The number of projected months. */
const PROJECTED_MONTHS = 3;

/** Projects the balances of the next 3 months, as the forecast has them; null below 3 full months. */
export function project(facts: LearntFrom): readonly ProjectedMonth[] | null {
  const months = monthsAhead(facts, PROJECTED_MONTHS + 1);
  if (months === null) return null;
  return months.slice(1).map(({ month, income, outgoing, usual }) => {
    const planned = income - outgoing;
    return {
      month,
      expected: cents(planned - usual.middle),
      low: cents(planned - usual.high),
      high: cents(planned - usual.low),
    };
  });
}
