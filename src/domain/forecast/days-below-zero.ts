import { monthOf } from "../shared/year-month.ts";
import type { ForecastDay } from "./look-ahead.ts";

/**
 * The days that end below zero even if the income assumed for the end of their month comes on its first day: nobody knows
 * its day, and its being late alone is no alarm.
 */
export function daysBelowZero(days: readonly ForecastDay[]): readonly ForecastDay[] {
  const below: ForecastDay[] = [];
  let later = 0;
  for (const [at, day] of [...days.entries()].toReversed()) {
    const next = days[at + 1];
    if (next === undefined || monthOf(next.date) !== monthOf(day.date)) later = 0;
    if (day.balance + later < 0) below.push(day);
    for (const { cause, amount } of day.movements) if (cause === "assumed") later += amount;
  }
  return below.toReversed();
}
