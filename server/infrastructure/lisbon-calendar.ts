import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import type { Calendar } from "../application/calendar.ts";
import type { Clock } from "../application/clock.ts";

/** The days of Lisbon, wherever the server stands; Swedish writes a date as YYYY-MM-DD. */
export function lisbonCalendar({ now }: Clock): Calendar {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Lisbon" });
  return { today: () => format.format(now()) as CivilDate };
}
