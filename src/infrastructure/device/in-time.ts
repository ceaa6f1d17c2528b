/** How long a work may take, in milliseconds, and how long after one that took longer, until one ends in time. */
const PATIENCE = 10_000;
const LITTLE = 1_000;

/**
 * Gives up works that do not end: a browser may lock a database, or its disk stop to answer. What ends later is done
 * nevertheless.
 */
export function inTime(): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  let patience = PATIENCE;
  return async (work) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      patience = LITTLE;
      late.reject(new Error("the device does not answer"));
    }, patience);
    try {
      const outcome = await Promise.race([work(), late.promise]);
      patience = PATIENCE;
      return outcome;
    } finally {
      clearTimeout(timer);
    }
  };
}
