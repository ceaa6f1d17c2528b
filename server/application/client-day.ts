import { daysBetween } from "../../src/domain/shared/days-between.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import type { Calendar } from "./clock.ts";

/** The day where the client is: the one that it says, within a day of the calendar's; else the calendar's. */
export function clientDay({ today }: Calendar, said: CivilDate | null): CivilDate {
  const own = today();
  return said !== null && Math.abs(daysBetween(own, said)) <= 1 ? said : own;
}
