import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, monthsBetween } from "../shared/year-month.ts";

/** How many months a deadline leaves, at least the current one; null without one, or for one that has passed. */
export const monthsUntil = (deadline: CivilDate | null, today: CivilDate): number | null =>
  deadline === null || deadline < today
    ? null
    : Math.max(1, monthsBetween(monthOf(today), monthOf(deadline)));
