import { describe, expect, it } from "vitest";
import { changeNotifications } from "../../../src/application/notifications/notifications.ts";
import { fakeNotifications } from "../../support/fakes/fake-notifications.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { notificationWith } from "../../support/notifications.ts";

describe("changing notifications", () => {
  it("reads one, removes one, and reads all", async () => {
    const [first, second, third] = [notificationWith(), notificationWith(), notificationWith()];
    const notifications = fakeNotifications([first, second, third]);
    const change = changeNotifications(notifications);
    await change({ type: "read", id: first.id });
    expect(await notifications.list()).toEqual([{ ...first, read: true }, second, third]);
    await change({ type: "removed", id: second.id });
    await change({ type: "all-read" });
    expect(await notifications.list()).toEqual(
      [first, third].map((one) => ({ ...one, read: true })),
    );
  });

  it("fails with the failure of the call", async () => {
    const change = changeNotifications(fakeNotifications([], brokenLine({ type: "offline" })));
    await expect(change({ type: "all-read" })).rejects.toEqual({ type: "offline" });
  });
});
