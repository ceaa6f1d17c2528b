/** How long a work may take, and how long after one that took longer, until one ends in time. */
const WORK_TIMEOUT_MS = 10_000;
const TIMEOUT_AFTER_LATE_MS = 1_000;

/**
 * Gives up works that do not end: a browser may lock a database, or its disk stop to answer. What ends later is done
 * nevertheless.
 */
export function inTime(): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  let patience = WORK_TIMEOUT_MS;
  return async (work) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      patience = TIMEOUT_AFTER_LATE_MS;
      late.reject(new Error("the device does not answer"));
    }, patience);
    try {
      const outcome = await Promise.race([work(), late.promise]);
      patience = WORK_TIMEOUT_MS;
      return outcome;
    } finally {
      clearTimeout(timer);
    }
  };
}
