import fc, { type Arbitrary } from "fast-check";
import type { Notification } from "../../../src/domain/notifications/notification.ts";
import { notificationId } from "../../../src/domain/shared/ids.ts";
import { anyInstant } from "./instant.ts";
import { anyText } from "./text.ts";

/** Any notification, read or not. */
export const anyNotification: Arbitrary<Notification> = fc.record<Notification>({
  id: fc.uuid({ version: 7 }).map(notificationId),
  title: anyText(80),
  message: anyText(200),
  read: fc.boolean(),
  createdAt: anyInstant,
});
