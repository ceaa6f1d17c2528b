import { partsOf, type CivilDate } from "../shared/civil-date.ts";

/** How many months a deadline leaves, at least the current one; null without one, or for one that has passed. */
export function monthsUntil(deadline: CivilDate | null, today: CivilDate): number | null {
  if (deadline === null || deadline < today) return null;
  const [from, to] = [partsOf(today), partsOf(deadline)];
  return Math.max(1, (to.year - from.year) * 12 + to.month - from.month);
}
