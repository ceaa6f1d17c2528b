import type { Notification } from "../../../../src/domain/notifications/notification.ts";
import { subjectOf } from "../../../../src/domain/notifications/subject.ts";
import type { NotificationId, UserId } from "../../../../src/domain/shared/ids.ts";
import type {
  NewNotification,
  Notifications,
} from "../../../application/notifications/notifications.ts";
import type { Queries } from "../database.ts";
import { inBatches } from "../ledger/write-rows.ts";
import type { NotificationRow } from "./user-tables.ts";
import { within } from "../transact.ts";

/** Far fewer rows than the parameters of a statement allow in either database. */
const ROW_BATCH_SIZE = 500;

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

/** Notes that the notifications of a user are no longer the same. */
export async function noteChange(queries: Queries, owner: UserId): Promise<void> {
  const user = queries.updateTable("users").where("id", "=", owner);
  await user
    .set((row) => ({ notification_changes: row("notification_changes", "+", 1) }))
    .execute();
}

/** Runs a change that returns the number of rows it touched, and counts it in the same transaction. */
const counted = (
  queries: Queries,
  owner: UserId,
  change: (transaction: Queries) => Promise<number>,
): Promise<number> =>
  within(queries, async (transaction) => {
    const touched = await change(transaction);
    if (touched > 0) await noteChange(transaction, owner);
    return touched;
  });

async function addAll(queries: Queries, rows: readonly NotificationRow[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < rows.length; from += ROW_BATCH_SIZE) {
    const some = rows.slice(from, from + ROW_BATCH_SIZE);
    const result = await queries
      .insertInto("notifications")
      .values(some)
      .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
      .executeTakeFirst();
    added += Number(result.numInsertedOrUpdatedRows);
  }
  return added;
}

/** Brings the unread alerts of a user up to date; returns how many were added, and how many changed in any way. */
async function renew(
  queries: Queries,
  owner: UserId,
  rows: readonly NotificationRow[],
  isGone: (key: string) => boolean,
): Promise<{ readonly added: number; readonly touched: number }> {
  const isUnread = { user_id: owner, read: 0, dismissed: 0 } as const;
  const unread = await queries
    .selectFrom("notifications")
    .select(["id", "key", "title", "message"])
    .where((row) => row.and(isUnread))
    .execute();
  const now = new Map(rows.map((row) => [row.key, row]));
  let touched = 0;
  for (const { id, key, title, message } of unread) {
    const row = now.get(key);
    if (row === undefined || (row.title === title && row.message === message)) continue;
    const update = queries
      .updateTable("notifications")
      .where((one) => one.and({ ...isUnread, id }));
    const set = update.set({ title: row.title, message: row.message });
    touched += Number((await set.executeTakeFirst()).numUpdatedRows);
  }
  await inBatches(
    unread.filter(({ key }) => isGone(key)),
    async (some) => {
      const ids = some.map(({ id }) => id);
      const removal = queries.deleteFrom("notifications").where((one) => one.and(isUnread));
      touched += Number((await removal.where("id", "in", ids).executeTakeFirst()).numDeletedRows);
    },
  );
  const added = await addAll(queries, rows);
  return { added, touched: touched + added };
}

/** The notifications of users, in the notifications table. */
export const kyselyNotifications = (queries: Queries): Notifications => {
  const change = async (
    owner: UserId,
    set: { readonly read: 1 } | { readonly dismissed: 1 },
    which: { readonly id: NotificationId } | { readonly read: 0 },
  ) => {
    const touched = await counted(queries, owner, async (transaction) => {
      const own = transaction.updateTable("notifications").where("user_id", "=", owner);
      const shown = own.where("dismissed", "=", 0);
      const result = await shown
        .where((row) => row.and(which))
        .set(set)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    });
    return touched > 0;
  };
  return {
    addNew: async (owner, notifications) => {
      if (notifications.length === 0) return 0;
      const rows = notifications.map(toRow(owner));
      return counted(queries, owner, (transaction) => addAll(transaction, rows));
    },
    renewAlerts: (owner, alerts, isGone) =>
      within(queries, async (transaction) => {
        const { added, touched } = await renew(
          transaction,
          owner,
          alerts.map(toRow(owner)),
          isGone,
        );
        await counted(transaction, owner, async () => touched);
        return added;
      }),
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
    markRead: (owner, id) => change(owner, { read: 1 }, { id }),
    markAllRead: async (owner) => {
      await change(owner, { read: 1 }, { read: 0 });
    },
    dismiss: (owner, id) => change(owner, { dismissed: 1 }, { id }),
  };
};
