// How long the last whole run of the tests took in this checkout, for the table of the house.
import { mkdirSync, writeFileSync } from "node:fs";
import { ROOT } from "./node24.mjs";

/** The file that has the minutes, as text. */
export const LAST_MINUTES = `${ROOT}.cache/test-minutes`;

/** Notes them, from a moment of performance.now(), in milliseconds. */
export function noteMinutes(from) {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  writeFileSync(LAST_MINUTES, ((performance.now() - from) / 60_000).toFixed(1));
}
