import type { NotificationId } from "../shared/ids.ts";
import type { NotificationSubject } from "./subject.ts";

/** Something that a user is told; `createdAt` in Unix milliseconds. */
export type Notification = {
  readonly id: NotificationId;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly createdAt: number;
  /** The subject that it leads to, where there is something to look at. */
  readonly subject: NotificationSubject | null;
};

/** How many notifications nobody has read. */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** The largest count that the bell spells out. */
export const BADGE_MAX = 9;

/** A user's change of notifications: one is read or removed, or all are read. */
export type NotificationChange =
  | { readonly type: "read"; readonly id: NotificationId }
  | { readonly type: "removed"; readonly id: NotificationId }
  | { readonly type: "all-read" };

/** The notifications as a change leaves them, in their order; one that is not among them changes nothing. */
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
