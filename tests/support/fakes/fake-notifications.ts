import type { Notifications } from "../../../src/application/notifications/notifications.ts";
import {
  afterChange,
  type Notification,
  type NotificationChange,
} from "../../../src/domain/notifications/notification.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";

/** Notifications in memory, with some to begin with. */
export function fakeNotifications(
  begun: readonly Notification[] = [],
  line = openLine(),
): Notifications {
  let kept = begun.toSorted((a, b) => b.createdAt - a.createdAt);
  const make = (change: NotificationChange) =>
    over(line, () => {
      if (change.type !== "all-read" && kept.every(({ id }) => id !== change.id))
        reject(404, serverProblems["no-such-record"]);
      kept = [...afterChange(kept, change)];
    });
  return {
    list: () => over(line, () => kept),
    markRead: (id) => make({ type: "read", id }),
    markAllRead: () => make({ type: "all-read" }),
    remove: (id) => make({ type: "removed", id }),
  };
}
