import type { Notification } from "../../../src/domain/notifications/notification.ts";
import { subjectOf } from "../../../src/domain/notifications/subject.ts";
import type { NotificationId, UserId } from "../../../src/domain/shared/ids.ts";
import type { NewNotification, Notifications } from "../../application/ports/notifications.ts";
import type { Queries } from "./database.ts";
import type { NotificationRow } from "./tables.ts";

/** Far fewer rows than either database takes parameters for. */
const ROWS_AT_ONCE = 500;

const toRow =
  (owner: UserId) =>
  ({ id, key, title, message, createdAt }: NewNotification): NotificationRow => ({
    id,
    key,
    title,
    message,
    user_id: owner,
    read: 0,
    dismissed: 0,
    created_at: createdAt,
  });

const toNotification = (
  row: Pick<NotificationRow, "id" | "key" | "title" | "message" | "read" | "created_at">,
): Notification => ({
  id: row.id,
  title: row.title,
  message: row.message,
  read: row.read === 1,
  createdAt: row.created_at,
  subject: subjectOf(row.key),
});

/** What users are told, in the notifications table. */
export const kyselyNotifications = (queries: Queries): Notifications => {
  const change = (owner: UserId) =>
    queries.updateTable("notifications").where("user_id", "=", owner).where("dismissed", "=", 0);
  const changeOne = async (
    owner: UserId,
    id: NotificationId,
    set: { read: 1 } | { dismissed: 1 },
  ) => {
    const result = await change(owner).set(set).where("id", "=", id).executeTakeFirst();
    return result.numUpdatedRows === 1n;
  };
  return {
    addNew: async (owner, notifications) => {
      let added = 0;
      for (let from = 0; from < notifications.length; from += ROWS_AT_ONCE) {
        const rows = notifications.slice(from, from + ROWS_AT_ONCE).map(toRow(owner));
        const insert = queries.insertInto("notifications").values(rows);
        const result = await insert
          .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
          .executeTakeFirst();
        added += Number(result.numInsertedOrUpdatedRows);
      }
      return added;
    },
    list: async (owner, { unreadOnly = false, limit }) => {
      let rows = queries
        .selectFrom("notifications")
        .select(["id", "key", "title", "message", "read", "created_at"])
        .where("user_id", "=", owner)
        .where("dismissed", "=", 0);
      if (unreadOnly) rows = rows.where("read", "=", 0);
      if (limit !== undefined) rows = rows.limit(limit);
      const newest = rows.orderBy("created_at", "desc").orderBy("id", "desc");
      return (await newest.execute()).map(toNotification);
    },
    markRead: (owner, id) => changeOne(owner, id, { read: 1 }),
    markAllRead: async (owner) => {
      await change(owner).set({ read: 1 }).where("read", "=", 0).execute();
    },
    dismiss: (owner, id) => changeOne(owner, id, { dismissed: 1 }),
  };
};
