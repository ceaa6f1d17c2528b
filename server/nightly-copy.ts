import type { Logger } from "pino";
import type { Calendar, Clock } from "./application/clock.ts";
import { seldom } from "./application/seldom.ts";
import { dailyJob } from "./daily-job.ts";
import { makeNightlyCopy, NoCopy } from "./infrastructure/backups/nightly-copies.ts";
import { errorCode } from "./shared/error-code.ts";

/** The delay before a failed backup is retried, in milliseconds. */
const PAUSE = 60 * 60_000;

type Ports = { readonly calendar: Calendar; readonly clock: Clock; readonly log: Logger };

/** Backs up the data within an hour after each midnight; a failure is reported, and retried. */
export function nightlyCopy(
  dataDirectory: string,
  { calendar, clock, log }: Ports,
): () => Promise<void> {
  const isTime = seldom(clock, PAUSE);
  const everyDay = dailyJob(calendar, () => makeNightlyCopy(dataDirectory, calendar.today()));
  return async () => {
    if (!isTime("copy")) return;
    await everyDay().catch((error: unknown) => {
      const why = error instanceof NoCopy ? error.message : errorCode(error);
      log.error({ why }, "no copy was made of the data");
    });
  };
}
