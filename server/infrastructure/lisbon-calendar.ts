import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import type { Calendar, Clock } from "../application/clock.ts";

/** The calendar of Lisbon, in any time zone of the server; the Swedish locale formats a date as YYYY-MM-DD. */
export function lisbonCalendar({ now }: Clock): Calendar {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Lisbon" });
  return { today: () => format.format(now()) as CivilDate };
}
