import type { Logger } from "pino";
import type { Calendar } from "./application/calendar.ts";
import type { Clock } from "./application/clock.ts";
import { seldom } from "./application/seldom.ts";
import { dailyJob } from "./daily-job.ts";
import { makeNightlyCopy, NoCopy } from "./infrastructure/backups/nightly-copies.ts";
import { errorCode } from "./shared/error-code.ts";

/** How often one that could not be made is tried again, in milliseconds. */
const PAUSE = 60 * 60_000;

type Ports = { readonly calendar: Calendar; readonly clock: Clock; readonly log: Logger };

/** Makes a copy of the data within an hour after each midnight; one that could not be made is told, and tried again. */
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
