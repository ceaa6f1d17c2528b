import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../../../shared/error-code.ts";

/** In milliseconds; a lock is rarely held for longer than one write. */
const FIRST_PAUSE_MS = 1;
const MAX_PAUSE_MS = 50;

const isBusy = (error: unknown) => errorCode(error).startsWith("SQLITE_BUSY");

/**
 * Retries while the file is locked by another process, until a moment of `performance.now()`. SQLite itself would block
 * the event loop, and all other calls.
 */
export async function whileBusy<Value>(run: () => Promise<Value>, until: number): Promise<Value> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, MAX_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await pause(wait);
  }
}
