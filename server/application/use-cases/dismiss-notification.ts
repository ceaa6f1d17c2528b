import type { NotificationId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Notifications } from "../ports/notifications.ts";

type Ports = { readonly notifications: Notifications };

/** Deletes a notification so that its alert never comes back; false if its owner has no such one. */
export const dismissNotification =
  ({ notifications }: Ports) =>
  (owner: UserId, id: NotificationId): Promise<boolean> =>
    notifications.dismiss(owner, id);
