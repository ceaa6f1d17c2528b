// Waits for what has to come about, never without end.
import { setTimeout as pause } from "node:timers/promises";

/** Asks until the answer is true, for at most so many seconds; a failure counts as no. */
export async function until(what, seconds, ask) {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    if (await ask().catch(() => false)) return;
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await pause(250);
  }
}

/** Fetches with a limit, in milliseconds. */
export const ask = (url, limit = 2_000) => fetch(url, { signal: AbortSignal.timeout(limit) });
