import { stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CopiesOverview } from "../../../src/domain/operator/copies-overview.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { DATABASE_FILE, namesIn, readSummary, SUMMARY_FILE } from "./backup-summary.ts";
import { readFailure } from "./failed-night.ts";
import { COPIES_FOLDER } from "./kept-in-copies.ts";

/** Whether there is no copy of today or yesterday; `newest` is the day of the newest whole one. */
export const isNightMissed = (newest: CivilDate | null, today: CivilDate): boolean =>
  newest === null || newest < addDays(today, -1);

/** Reads the state of the nightly copies from their folder: each got its name after it was verified. */
export async function copiesOverview(
  dataDirectory: string,
  today: CivilDate,
): Promise<CopiesOverview> {
  const copies = join(dataDirectory, COPIES_FOLDER);
  const days = (await namesIn(copies)).map(parseCivilDate).filter((day) => day !== null);
  // A clock that was ahead may have dated one of a day that has not come.
  const come = days.filter((day) => day <= today);
  const [last, failed] = [await newestOf(copies, come), await readFailure(dataDirectory)];
  const isOver = failed === null || (last !== null && last.day >= failed.day);
  return {
    last,
    failed: isOver ? null : { at: failed.at, failure: failed.failure },
    kept: days.length,
    isMissed: isNightMissed(last?.day ?? null, today),
  };
}

async function newestOf(
  copies: string,
  days: readonly CivilDate[],
): Promise<CopiesOverview["last"]> {
  for (const day of days.toReversed()) {
    const summary = await readSummary(join(copies, day));
    if (summary === null || summary === "unreadable") continue;
    if (!existsSync(join(copies, day, DATABASE_FILE))) continue;
    const { mtimeMs } = await stat(join(copies, day, SUMMARY_FILE));
    return { day, madeAt: Math.floor(mtimeMs) };
  }
  return null;
}
