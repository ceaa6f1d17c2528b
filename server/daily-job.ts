import type { Calendar } from "./application/clock.ts";
import type { CivilDate } from "../src/domain/shared/civil-date.ts";

/**
 * Runs work once a day, at the first check of that day: at the start, to catch up, then soon after midnight. Failed
 * work is retried at the next check; while it runs it is not started again.
 */
export function dailyJob(
  { today }: Calendar,
  work: (day: CivilDate) => Promise<void>,
): () => Promise<void> {
  let done: CivilDate | null = null;
  let running: Promise<void> | null = null;
  const doIt = async (day: CivilDate) => {
    await work(day);
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
