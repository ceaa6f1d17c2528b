import type { Notification } from "../../../src/domain/notifications/notification.ts";
import type { NotificationId, UserId } from "../../../src/domain/shared/ids.ts";

/** Something to tell a user, known again by its key, which also says what it is about. */
export type NewNotification = Omit<Notification, "read" | "subject"> & { readonly key: string };

/** Which notifications are wanted: without a limit all of them. */
export type WantedNotifications = {
  readonly unreadOnly?: boolean;
  readonly limit?: number;
};

/** The notifications of users; every call reaches only what its owner has and has not dismissed. */
export type Notifications = {
  /** Adds those whose key the user never had, not even dismissed; how many these were. */
  readonly addNew: (owner: UserId, notifications: readonly NewNotification[]) => Promise<number>;
  /** Newest first, and of one moment the last made first. */
  readonly list: (owner: UserId, wanted: WantedNotifications) => Promise<readonly Notification[]>;
  /** Whether there is such a notification. */
  readonly markRead: (owner: UserId, id: NotificationId) => Promise<boolean>;
  readonly markAllRead: (owner: UserId) => Promise<void>;
  /** Hides one for good, and remembers its key; whether there was such a notification. */
  readonly dismiss: (owner: UserId, id: NotificationId) => Promise<boolean>;
};
