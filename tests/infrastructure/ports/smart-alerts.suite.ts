import { describe, expect, it } from "vitest";
import type { SmartAlerts } from "../../../src/application/notifications/smart-alerts.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** What everything does that watches over the figures of who may have that, given how many alerts are due. */
export function smartAlertsSuite(open: (due: number) => Promise<Lines<SmartAlerts>>): void {
  describe("smart alerts", () => {
    it.each([0, 1, 3])("that are due, %i of them, come once", async (due) => {
      const { signedIn } = await open(due);
      expect(await signedIn.generate()).toBe(due);
      expect(await signedIn.generate()).toBe(0);
    });

    it("come for who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open(1);
      expect(await failuresOf([signedOut.generate()])).toEqual(["unauthenticated"]);
      expect(await failuresOf([cutOff.generate()])).toEqual(["offline"]);
    });
  });
}
