import type { Logger } from "pino";
import type { Calendar, Clock } from "./application/clock.ts";
import { seldom } from "./application/seldom.ts";
import { dailyJob } from "./daily-job.ts";
import type { Installation } from "./infrastructure/backups/make-backup.ts";
import { makeNightlyCopy, NoCopy } from "./infrastructure/backups/nightly-copies.ts";
import { errorCode } from "./shared/error-code.ts";

/** The delay before a failed backup is retried, in milliseconds. */
const PAUSE = 60 * 60_000;

type Ports = { readonly calendar: Calendar; readonly clock: Clock; readonly log: Logger };

/** Backs up the data within an hour after each midnight; a verified backup is told, a failure too, and retried. */
export function nightlyCopy(
  { dataDirectory, databaseUrl }: Installation,
  { calendar, clock, log }: Ports,
): () => Promise<void> {
  const isTime = seldom(clock, PAUSE);
  // One line a day, which tells a day without it.
  const tell = log.child({}, { level: "info" });
  const everyDay = dailyJob(calendar, async () => {
    const day = calendar.today();
    const made = await makeNightlyCopy({ dataDirectory, databaseUrl }, day);
    if (made !== null) tell.info({ day, ...made }, "a copy was made of the data and verified");
  });
  return async () => {
    if (!isTime("copy")) return;
    await everyDay().catch((error: unknown) => {
      const why = error instanceof NoCopy ? error.message : errorCode(error);
      log.error({ why }, "no copy was made of the data");
    });
  };
}
