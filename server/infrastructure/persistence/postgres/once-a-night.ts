import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { openPatiently } from "./open-patiently.ts";

/**
 * Runs a day's work on one of several servers over a database. The others wait, and find the day among the counts, which
 * are cleared away by themselves. The lock of a server that was killed ends with its connection, and the next does the
 * work.
 */
export async function onceANight(
  address: string,
  day: CivilDate,
  work: () => Promise<void>,
): Promise<void> {
  const key = `nightly copy ${day}`;
  // A lost connection fails the next query.
  const queries = openPatiently(address, () => {}, "at-night");
  try {
    const done = queries.selectFrom("rate_counts").select("value").where("key", "=", key);
    if ((await done.executeTakeFirst()) !== undefined) return;
    await work();
    await queries
      .insertInto("rate_counts")
      .values({ key, value: 1, until: Date.parse(addDays(day, 2)) })
      .execute();
  } finally {
    await queries.destroy();
  }
}
