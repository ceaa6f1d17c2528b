import type { CivilDate } from "../../src/domain/shared/civil-date.ts";

/** A work of each day: the copy of the data, the end of what has had its time, and what plans record. */
export type DayWork = "copy" | "ended" | "due";

/**
 * Runs a work of a day unless it was done, by whichever server; waits while another server does it. Where it fails it is
 * not done, and rejects with its reason.
 */
export type OnceADay = (work: DayWork, day: CivilDate, run: () => Promise<void>) => Promise<void>;

/** Where there is no other server, whoever calls has not done it. */
export const byOneServer: OnceADay = (_work, _day, run) => run();
