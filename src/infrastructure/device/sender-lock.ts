/** How long a tab waits for another one that sends before it takes its place. */
const LOCK_TIMEOUT_MS = 35_000;

/** Runs work while no other tab of this browser runs any under the same name; a frozen tab loses its place. */
export const senderLock =
  (name: string, locks: LockManager | undefined = navigator.locks) =>
  async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    if (locks === undefined) return work();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), LOCK_TIMEOUT_MS);
    try {
      return await locks.request(name, { signal: stop.signal }, () => {
        clearTimeout(timer);
        return work();
      });
    } catch (reason) {
      if (!stop.signal.aborted) throw reason;
      return locks.request(name, { steal: true }, work);
    }
  };
