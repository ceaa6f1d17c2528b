import { addDays } from "../shared/add-days.ts";
import { daysBelowZero } from "./days-below-zero.ts";
import type { Forecast } from "./forecast.ts";
import type { ForecastDay } from "./look-ahead.ts";

/** How many days ahead a user is warned of an empty account. */
export const TOLD_AHEAD_DAYS = 7;

/** The first of the next 7 days that is expected to end below zero; null if none does, or if today already does. */
export function dayBelowZero({
  days,
  today,
}: Pick<Forecast, "days" | "today">): ForecastDay | null {
  const [first] = daysBelowZero(days);
  if (first === undefined || first.date <= today) return null;
  return first.date <= addDays(today, TOLD_AHEAD_DAYS) ? first : null;
}
