import type { CivilDate } from "../../src/domain/shared/civil-date.ts";

/** A daily job: the copy of the data, the deletion of expired rows, the records that plans make. */
export type DayWork = "copy" | "ended" | "due";

/**
 * Runs a work of a day unless it was done, by whichever server; waits while another server does it. Where it fails it is
 * not done, and rejects with its reason.
 */
export type OnceADay = (work: DayWork, day: CivilDate, run: () => Promise<void>) => Promise<void>;

/** With a single server nobody else has done it. */
export const byOneServer: OnceADay = (_work, _day, run) => run();
