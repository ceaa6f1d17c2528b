import type { Notification } from "../../../src/domain/notifications/notification.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Notifications } from "./notifications.ts";

type Ports = { readonly notifications: Notifications };

/** The length of the bell's list, which is requested every 30 seconds. */
const MAX_LISTED = 200;

/** Lists a user's newest notifications, without dismissed ones. */
export const listNotifications =
  ({ notifications }: Ports) =>
  (owner: UserId, unreadOnly: boolean): Promise<readonly Notification[]> =>
    notifications.list(owner, { unreadOnly, limit: MAX_LISTED });
