import type { Calendar } from "./application/calendar.ts";
import type { CivilDate } from "../src/domain/shared/civil-date.ts";

/**
 * Does a work once on each day, with the first look at the calendar on that day: at the start for what was missed, then
 * soon after midnight. A work that failed is tried again with the next look; of one that still runs there is no second.
 */
export function dailyJob({ today }: Calendar, work: () => Promise<void>): () => Promise<void> {
  let done: CivilDate | null = null;
  let running: Promise<void> | null = null;
  const doIt = async (day: CivilDate) => {
    await work();
    done = day;
  };
  return () => {
    const day = today();
    if (day === done) return Promise.resolve();
    running ??= doIt(day).finally(() => {
      running = null;
    });
    return running;
  };
}
