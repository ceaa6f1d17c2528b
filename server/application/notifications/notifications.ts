import type { Notification } from "../../../src/domain/notifications/notification.ts";
import type { NotificationId, UserId } from "../../../src/domain/shared/ids.ts";

/** A new notification, identified by a key, which also says what it is about. */
export type NewNotification = Omit<Notification, "read" | "subject"> & { readonly key: string };

/** Selects notifications: without a limit all of them. */
export type WantedNotifications = {
  readonly unreadOnly?: boolean;
  readonly limit?: number;
};

/** The notifications of users; every call reaches only those of its owner that are not dismissed. */
export type Notifications = {
  /** Adds those with a key that the user never had, not even dismissed; returns their number. */
  readonly addNew: (owner: UserId, notifications: readonly NewNotification[]) => Promise<number>;
  /**
   * Adds alerts as `addNew` does, words the unread ones as they are now, and removes the unread ones whose cause is gone
   * with their keys, so that they may come again. Returns the number of added ones.
   */
  readonly renewAlerts: (
    owner: UserId,
    alerts: readonly NewNotification[],
    isGone: (key: string) => boolean,
  ) => Promise<number>;
  /** Newest first; of the same moment, last created first. */
  readonly list: (owner: UserId, wanted: WantedNotifications) => Promise<readonly Notification[]>;
  /** Returns whether it exists. */
  readonly markRead: (owner: UserId, id: NotificationId) => Promise<boolean>;
  readonly markAllRead: (owner: UserId) => Promise<void>;
  /** Hides one permanently, and stores its key; returns whether it existed. */
  readonly dismiss: (owner: UserId, id: NotificationId) => Promise<boolean>;
};
