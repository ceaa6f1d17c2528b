import { lisbonCalendar } from "../../../server/infrastructure/lisbon-calendar.ts";
import { systemClock } from "../../../server/infrastructure/system-clock.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";

/** Returns the day of the server in these tests: the machine's, unlike the browsers'. */
export function serverDay() {
  const day = lisbonCalendar(systemClock).today();
  return { day, month: monthOf(day) };
}
