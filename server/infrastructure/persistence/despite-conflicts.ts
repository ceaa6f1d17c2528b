import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../../shared/error-code.ts";

/** How often work is tried before what stood in its way is reported, by PostgreSQL's codes. */
export type Tries = Readonly<Record<string, number>>;

/** A transaction that lost to another one: a serialisation failure, a deadlock. */
export const CONFLICTS: Tries = { "40001": 10, "40P01": 10 };

/** The longest pause after the first try, and after the last ones. */
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 500;

/**
 * Runs work, and repeats all of it after a conflict, which has undone it. Under a strict isolation one of many that wait
 * for a row gets it, and the others have a conflict: random pauses keep these from meeting again.
 */
export async function despiteConflicts<Outcome>(
  work: () => Promise<Outcome>,
  most = CONFLICTS,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= (most[errorCode(error)] ?? 1)) throw error;
    }
    await pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS));
  }
}
