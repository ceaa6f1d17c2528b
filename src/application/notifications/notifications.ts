import type { Notification, NotificationChange } from "../../domain/notifications/notification.ts";
import type { NotificationId } from "../../domain/shared/ids.ts";

/** The notifications of the user (/notificacoes). Every call rejects with a Failure. */
export type Notifications = {
  /** Newest first. */
  list(): Promise<readonly Notification[]>;
  markRead(id: NotificationId): Promise<void>;
  markAllRead(): Promise<void>;
  remove(id: NotificationId): Promise<void>;
};

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
