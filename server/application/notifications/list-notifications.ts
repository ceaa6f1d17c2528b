import type { Notification } from "../../../src/domain/notifications/notification.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Notifications } from "./notifications.ts";

type Ports = { readonly notifications: Notifications };

/** How many notifications the bell's list goes back; it is asked for every 30 seconds. */
const LISTED_NOTIFICATIONS = 200;

/** The newest of what a user is told and has not dismissed. */
export const listNotifications =
  ({ notifications }: Ports) =>
  (owner: UserId, unreadOnly: boolean): Promise<readonly Notification[]> =>
    notifications.list(owner, { unreadOnly, limit: LISTED_NOTIFICATIONS });
