import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, monthsBetween, type YearMonth } from "../shared/year-month.ts";

/** The number of months from one to that of a deadline, both inclusive; 1 if that has passed. */
export const monthsLeft = (deadline: CivilDate, month: YearMonth): number =>
  Math.max(1, monthsBetween(month, monthOf(deadline)) + 1);

/** The amount that each remaining month has to bring, in cents: all of it once the deadline has passed. */
export const monthlyNeed = (missing: number, deadline: CivilDate, month: YearMonth): Cents =>
  cents(Math.ceil(missing / monthsLeft(deadline, month)));
