import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";

/** The first and last day that a field accepts; absent for none. */
export type AcceptedDays = { readonly from?: CivilDate; readonly to?: CivilDate };

/** The day nearest to today, of two the earlier; one that is accepted if there is any; null of none at all. */
export function nearestDay(
  days: readonly CivilDate[],
  today: CivilDate,
  { from, to }: AcceptedDays,
): CivilDate | null {
  const accepted = days.filter(
    (day) => (from === undefined || day >= from) && (to === undefined || day <= to),
  );
  const away = (day: CivilDate) => Math.abs(daysBetween(today, day));
  const [nearest] = (accepted.length > 0 ? accepted : days).toSorted(
    (one, other) => away(one) - away(other) || (one < other ? -1 : 1),
  );
  return nearest ?? null;
}
