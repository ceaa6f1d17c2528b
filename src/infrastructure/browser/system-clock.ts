import type { Clock } from "../../application/clock.ts";
import { civilDate } from "../../domain/shared/civil-date.ts";

/** The machine's clock; today is in the browser's time zone. */
export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => {
    const date = new Date();
    return civilDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
  },
};
