import type { NotificationId } from "../shared/ids.ts";

/** Something that a user is told; `createdAt` in Unix milliseconds (§3, notification). */
export type Notification = {
  readonly id: NotificationId;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly createdAt: number;
};

/** How many notifications nobody has read (§2, bell). */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** The largest count that the bell spells out (§9). */
export const BADGE_MAX = 9;
