import { lisbonCalendar } from "../../../server/infrastructure/lisbon-calendar.ts";
import { systemClock } from "../../../server/infrastructure/system-clock.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";

/** The day at which the server of these tests lives, unlike the browsers: that of the machine. */
export function serverDay() {
  const day = lisbonCalendar(systemClock).today();
  return { day, month: monthOf(day) };
}
