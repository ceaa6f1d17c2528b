import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, monthsBetween } from "../shared/year-month.ts";

/** The number of months until a deadline, at least the current one; null without one, or if it has passed. */
export const monthsUntil = (deadline: CivilDate | null, today: CivilDate): number | null =>
  deadline === null || deadline < today
    ? null
    : Math.max(1, monthsBetween(monthOf(today), monthOf(deadline)));
