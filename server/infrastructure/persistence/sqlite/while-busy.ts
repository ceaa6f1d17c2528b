import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../../../shared/error-code.ts";

/** In milliseconds; a lock is rarely held for longer than one write. */
const SHORTEST_PAUSE = 1;
const LONGEST_PAUSE = 50;

const isBusy = (error: unknown) => errorCode(error).startsWith("SQLITE_BUSY");

/**
 * Retries while the file is locked by another process, until a moment of `performance.now()`. SQLite itself would block
 * the event loop, and all other calls.
 */
export async function whileBusy<Value>(run: () => Promise<Value>, until: number): Promise<Value> {
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await pause(wait);
  }
}
