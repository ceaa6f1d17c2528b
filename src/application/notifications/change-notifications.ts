import type { NotificationChange } from "../../domain/notifications/notification.ts";
import type { Notifications } from "./notifications.ts";

/** Changes the user's notifications on the server. Rejects with a Failure. */
export const changeNotifications =
  (notifications: Notifications) =>
  (change: NotificationChange): Promise<void> => {
    switch (change.type) {
      case "read":
        return notifications.markRead(change.id);
      case "removed":
        return notifications.remove(change.id);
      case "all-read":
        return notifications.markAllRead();
    }
  };
