import type { Notifications } from "../../application/ports/notifications.ts";
import type { Queries } from "./database.ts";

/** Far fewer rows than either database takes parameters for. */
const ROWS_AT_ONCE = 500;

/** What users are told, in the notifications table. */
export const kyselyNotifications = (queries: Queries): Notifications => ({
  addNew: async (owner, notifications) => {
    let added = 0;
    for (let from = 0; from < notifications.length; from += ROWS_AT_ONCE) {
      const rows = notifications
        .slice(from, from + ROWS_AT_ONCE)
        .map(({ createdAt, ...notification }) => ({
          ...notification,
          user_id: owner,
          read: 0 as const,
          dismissed: 0 as const,
          created_at: createdAt,
        }));
      const insert = queries.insertInto("notifications").values(rows);
      const result = await insert
        .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
        .executeTakeFirst();
      added += Number(result.numInsertedOrUpdatedRows);
    }
    return added;
  },
});
