import type { OnceADay } from "../../../application/once-a-day.ts";
import { openWithRetry } from "./open-with-retry.ts";

/**
 * Runs the works of a day on one of several servers over a database: who has the lock of a work notes the day when it is
 * done. The lock of a server that was killed ends with its connection, and the next one does the work.
 */
export const onceADay =
  (address: string): OnceADay =>
  async (work, day, run) => {
    const queries = openWithRetry(address, () => {}, work);
    try {
      // Whoever lost its connection lost the lock, and notes nothing.
      await queries.connection().execute(async (connection) => {
        const noted = connection.selectFrom("day_works").select("day").where("work", "=", work);
        if ((await noted.executeTakeFirst())?.day === day) return;
        await run();
        await connection
          .insertInto("day_works")
          .values({ work, day })
          .onConflict((on) => on.column("work").doUpdateSet({ day }))
          .execute();
      });
    } finally {
      await queries.destroy();
    }
  };
