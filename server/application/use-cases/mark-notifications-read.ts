import type { NotificationId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Notifications } from "../ports/notifications.ts";

type Ports = { readonly notifications: Notifications };

/** Marks a notification as read, as often as one likes; false if its owner has no such one. */
export const markNotificationRead =
  ({ notifications }: Ports) =>
  (owner: UserId, id: NotificationId): Promise<boolean> =>
    notifications.markRead(owner, id);

/** Marks everything that a user is told as read. */
export const markAllNotificationsRead =
  ({ notifications }: Ports) =>
  (owner: UserId): Promise<void> =>
    notifications.markAllRead(owner);
