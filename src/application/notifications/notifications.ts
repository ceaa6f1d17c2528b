import type { Notification } from "../../domain/notifications/notification.ts";
import type { NotificationId } from "../../domain/shared/ids.ts";

/** The notifications of the user (/notificacoes). Every call rejects with a Failure. */
export type Notifications = {
  /** Newest first. */
  list(): Promise<readonly Notification[]>;
  markRead(id: NotificationId): Promise<void>;
  markAllRead(): Promise<void>;
  remove(id: NotificationId): Promise<void>;
};
