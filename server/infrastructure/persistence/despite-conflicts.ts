import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../../shared/error-code.ts";

/** How often work is tried before its conflict is reported. */
const TRIES = 10;

/** The longest pause after the first try, and after the last ones, in milliseconds. */
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/** PostgreSQL's codes for a transaction that lost to another one: a serialisation failure, a deadlock. */
const CONFLICTS = new Set(["40001", "40P01"]);

/**
 * Runs work, and repeats all of it after a conflict, which has undone it. Under a strict isolation one of many that wait
 * for a row gets it, and the others have a conflict: random pauses keep these from meeting again.
 */
export async function despiteConflicts<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !CONFLICTS.has(errorCode(error))) throw error;
    }
    await pause(Math.random() * Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE));
  }
}
