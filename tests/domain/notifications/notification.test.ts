import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterChange,
  unreadCount,
  type Notification,
} from "../../../src/domain/notifications/notification.ts";
import { notificationId } from "../../../src/domain/shared/ids.ts";

const anyNotifications = fc.uniqueArray(
  fc.record<Notification>({
    id: fc.uuid({ version: 7 }).map(notificationId),
    title: fc.string(),
    message: fc.string(),
    read: fc.boolean(),
    createdAt: fc.nat(),
    subject: fc.constant(null),
  }),
  { selector: ({ id }) => id, minLength: 1 },
);

const someAndOne = anyNotifications.chain((all) =>
  fc.tuple(fc.constant(all), fc.constantFrom(...all)),
);

describe("notifications", () => {
  it("are all read after all were read, and otherwise as they were", () => {
    fc.assert(
      fc.property(anyNotifications, (all) => {
        const after = afterChange(all, { type: "all-read" });
        expect(after).toEqual(all.map((one) => ({ ...one, read: true })));
        expect(unreadCount(after)).toBe(0);
      }),
    );
  });

  it("are one less unread after an unread one was read, and as they were after a read one was", () => {
    fc.assert(
      fc.property(someAndOne, ([all, { id, read }]) => {
        const after = afterChange(all, { type: "read", id });
        expect(unreadCount(after)).toBe(unreadCount(all) - (read ? 0 : 1));
        expect(after.map((one) => one.id)).toEqual(all.map((one) => one.id));
        expect(afterChange(after, { type: "read", id })).toEqual(after);
      }),
    );
  });

  it("are the others after one was removed, in their order", () => {
    fc.assert(
      fc.property(someAndOne, ([all, one]) => {
        const after = afterChange(all, { type: "removed", id: one.id });
        expect(after).toEqual(all.filter((other) => other !== one));
        expect(afterChange(after, { type: "removed", id: one.id })).toEqual(after);
      }),
    );
  });
});
