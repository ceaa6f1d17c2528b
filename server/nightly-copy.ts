import type { Logger } from "pino";
import type { Calendar, Clock } from "./application/clock.ts";
import type { OnceADay } from "./application/once-a-day.ts";
import { seldom } from "./application/due-again.ts";
import { dailyJob } from "./daily-job.ts";
import { backUpApart, NoCopy, type BackUp } from "./infrastructure/backups/back-up-apart.ts";
import { failureOfCopy } from "./infrastructure/backups/failure-of-copy.ts";
import { forgetFailure, keepFailure } from "./infrastructure/backups/failed-night.ts";
import { giveUpOld } from "./infrastructure/backups/give-up-old.ts";
import type { Installation } from "./infrastructure/backups/make-backup.ts";
import { makeNightlyCopy } from "./infrastructure/backups/nightly-copies.ts";
import { errorCode } from "./shared/error-code.ts";

/** The delay before a failed backup is retried. */
const RETRY_INTERVAL_MS = 60 * 60_000;

type Ports = {
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onceADay: OnceADay;
  readonly backUp?: BackUp;
};

/**
 * Backs up the data within an hour after each midnight; a verified backup is told, a failure too, kept for the
 * administrators, and retried.
 */
export function nightlyCopy(
  installation: Installation,
  { calendar, clock, log, onceADay, backUp = backUpApart }: Ports,
): () => Promise<void> {
  const { dataDirectory } = installation;
  const isTime = seldom(clock, RETRY_INTERVAL_MS);
  // One line a day, which tells a day without it.
  const tell = log.child({}, { level: "info" });
  const everyDay = dailyJob(calendar, async (day) => {
    await onceADay("copy", day, async () => {
      const made = await makeNightlyCopy(installation, day, backUp);
      if (made !== null) tell.info({ day, ...made }, "a copy was made of the data and verified");
    });
    await giveUpOld(dataDirectory, day);
    await forgetFailure(dataDirectory);
  });
  return async () => {
    if (!isTime("copy")) return;
    await everyDay().catch(async (error: unknown) => {
      const why = error instanceof NoCopy ? error.message : errorCode(error);
      log.error({ why }, "no copy was made of the data");
      // Without the file the day of the newest copy still tells that one is missing.
      const failed = { day: calendar.today(), at: clock.now(), failure: failureOfCopy(error) };
      await keepFailure(dataDirectory, failed).catch(() => {});
    });
  };
}
