import fc, { type Arbitrary } from "fast-check";
import type { Notification } from "../../../src/domain/notifications/notification.ts";
import type { NotificationSubject } from "../../../src/domain/notifications/subject.ts";
import {
  categoryId,
  goalId,
  notificationId,
  recurrenceId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyInstant } from "./instant.ts";
import { anyText } from "./text.ts";
import { anyYearMonth } from "./year-month.ts";

const anyId = fc.uuid({ version: 7 });

/** Anything that a notification can be about. */
export const anySubject: Arbitrary<NotificationSubject> = fc.oneof(
  fc.record({ type: fc.constantFrom("budgets", "month"), month: anyYearMonth() }),
  fc.record({
    type: fc.constant("category"),
    month: anyYearMonth(),
    category: anyId.map(categoryId),
  }),
  fc.constant({ type: "forecast" }),
  fc.record({ type: fc.constant("expense"), id: anyId.map(transactionId) }),
  fc.record({
    type: fc.constant("recurrence"),
    id: anyId.map(recurrenceId),
    day: anyCivilDate(),
  }),
  fc.record({ type: fc.constant("goal"), id: anyId.map(goalId) }),
) as Arbitrary<NotificationSubject>;

/** Any notification, read or not. */
export const anyNotification: Arbitrary<Notification> = fc.record<Notification>({
  id: anyId.map(notificationId),
  title: anyText(80),
  message: anyText(200),
  read: fc.boolean(),
  createdAt: anyInstant,
  subject: fc.option(anySubject),
});
