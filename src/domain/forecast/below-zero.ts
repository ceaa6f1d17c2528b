import { addDays } from "../shared/add-days.ts";
import type { Forecast } from "./forecast.ts";
import type { ForecastDay } from "./look-ahead.ts";

/** So many days ahead somebody is told that an account will be empty. */
export const TOLD_AHEAD = 7;

/** The first of the coming 7 days that is expected to end below zero; null if none does, or if today does already. */
export function dayBelowZero({
  days,
  today,
}: Pick<Forecast, "days" | "today">): ForecastDay | null {
  const first = days.find(({ balance }) => balance < 0);
  if (first === undefined || first.date <= today) return null;
  return first.date <= addDays(today, TOLD_AHEAD) ? first : null;
}
