import type { LastSeenTime } from "../trusted-time.ts";
import type { Queries } from "./database.ts";

/** The last trusted time, in the single row of its table. */
export const kyselyLastSeenTime = (queries: Queries): LastSeenTime => ({
  read: async () => {
    const home = queries.selectFrom("database_home").select("seen_at");
    return (await home.executeTakeFirst())?.seen_at ?? null;
  },
  keep: async (at) => {
    await queries.updateTable("database_home").set({ seen_at: at }).execute();
  },
});
