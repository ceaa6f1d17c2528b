import type { NotificationId } from "../shared/ids.ts";
import type { NotificationSubject } from "./subject.ts";

/** A message to a user; `createdAt` in Unix milliseconds. */
export type Notification = {
  readonly id: NotificationId;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly createdAt: number;
  /** The subject it links to, if there is one. */
  readonly subject: NotificationSubject | null;
};

/** The number of unread notifications. */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** The largest number that the bell shows. */
export const BADGE_MAX = 9;

/** A user's change of notifications: one is read or removed, or all are read. */
export type NotificationChange =
  | { readonly type: "read"; readonly id: NotificationId }
  | { readonly type: "removed"; readonly id: NotificationId }
  | { readonly type: "all-read" };

/** The notifications after a change, in their order; an unknown one changes nothing. */
export function afterChange(
  notifications: readonly Notification[],
  change: NotificationChange,
): readonly Notification[] {
  if (change.type === "removed") return notifications.filter(({ id }) => id !== change.id);
  return notifications.map((notification) =>
    change.type === "all-read" || notification.id === change.id
      ? { ...notification, read: true }
      : notification,
  );
}
