import { partsOf, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import type { Clock } from "../application/clock.ts";

/** A clock stopped at noon of a day. */
export function noonOf(date: CivilDate): Clock {
  const { year, month, day } = partsOf(date);
  return { now: () => Date.UTC(year, month - 1, day, 12) };
}
