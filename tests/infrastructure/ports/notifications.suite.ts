import { describe, expect, it } from "vitest";
import type { Notifications } from "../../../src/application/notifications/notifications.ts";
import type { Notification } from "../../../src/domain/notifications/notification.ts";
import { goalId, notificationId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { notificationWith } from "../../support/notifications.ts";
import { failuresOf, type Lines } from "./lines.ts";

const GONE = { type: "rejected", status: 404, detail: serverProblems["no-such-record"] };

const given = (minute: number, read = false): Notification =>
  notificationWith({
    id: notificationId(crypto.randomUUID()),
    title: `<b>${minute}</b>`,
    createdAt: Date.UTC(2026, 10, 20, 9, minute, 0, minute),
    read,
  });

/** What every keeper of notifications does for whom they are, given some. */
export function notificationsSuite(
  open: (kept: readonly Notification[]) => Promise<Lines<Notifications>>,
): void {
  describe("notifications", () => {
    it("are listed as they are kept, newest first", async () => {
      const [old, middle, recent] = [given(1), given(2, true), given(3)];
      const { signedIn } = await open([middle, recent, old]);
      expect(await signedIn.list()).toEqual([recent, middle, old]);
    });

    it("say what they are about", async () => {
      const subject = { type: "goal", id: goalId(crypto.randomUUID()) } as const;
      const { signedIn } = await open([{ ...given(2), subject }, given(1)]);
      expect((await signedIn.list()).map((one) => one.subject)).toEqual([subject, null]);
    });

    it("are read one by one, twice like once", async () => {
      const [first, second] = [given(2), given(1)];
      const { signedIn } = await open([first, second]);
      await signedIn.markRead(first.id);
      await signedIn.markRead(first.id);
      expect(await signedIn.list()).toEqual([{ ...first, read: true }, second]);
    });

    it("are read all at once, also where none is left", async () => {
      const [first, second] = [given(2), given(1, true)];
      const { signedIn } = await open([first, second]);
      await signedIn.markAllRead();
      await signedIn.markAllRead();
      expect(await signedIn.list()).toEqual([{ ...first, read: true }, second]);
    });

    it("are removed once, and can then not be read any more", async () => {
      const [first, second] = [given(2), given(1)];
      const { signedIn } = await open([first, second]);
      await signedIn.remove(first.id);
      expect(await signedIn.list()).toEqual([second]);
      await expect(signedIn.remove(first.id)).rejects.toEqual(GONE);
      await expect(signedIn.markRead(first.id)).rejects.toEqual(GONE);
    });

    it("reject every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open([]);
      const calls = (port: Notifications) => [
        port.list(),
        port.markRead(given(1).id),
        port.markAllRead(),
        port.remove(given(1).id),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(4).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(4).fill("offline"));
    });
  });
}
