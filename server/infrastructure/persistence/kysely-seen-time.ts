import type { SeenTime } from "../../application/seen-time.ts";
import type { Queries } from "./database.ts";

/** The time that was believed last, in the one row of the database's home. */
export const kyselySeenTime = (queries: Queries): SeenTime => ({
  read: async () => {
    const home = queries.selectFrom("database_home").select("seen_at");
    return (await home.executeTakeFirst())?.seen_at ?? null;
  },
  keep: async (at) => {
    await queries.updateTable("database_home").set({ seen_at: at }).execute();
  },
});
