import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Delivery } from "../../../src/application/entries/trays.ts";
import { traysByHand } from "../machines/trays-by-hand.ts";

const OFFLINE = { type: "offline" } as const;

function start() {
  const heard: Delivery<string, string>[] = [];
  const trays = traysByHand<string, string>((delivery) => heard.push(delivery));
  return { ...trays, heard };
}

describe("the trays", () => {
  it("sends at once, without waiting for what was sent before, and tells each acknowledgement at once", async () => {
    const { tray, items, acknowledge, heard } = start();
    tray.post("a");
    tray.post("b");
    expect([items, tray.entries()]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
    await acknowledge("done");
    expect([heard, tray.entries()]).toEqual([
      [{ type: "ACKNOWLEDGED", entry: "a", result: "done" }],
      ["b"],
    ]);
  });

  it("hands refused entries back one at a time, in their order, each to a free foreground", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 8 }), async (fates) => {
        const { tray, acknowledge, refuse, isWaiting, comeForth, heard } = start();
        fates.forEach((_, at) => tray.post(`${at}`));
        for (const isRefused of fates) await (isRefused ? refuse(OFFLINE) : acknowledge(""));
        const refused = fates.flatMap((isRefused, at) => (isRefused ? [`${at}`] : []));
        const returned = () => heard.flatMap((one) => (one.type === "RETURNED" ? one.entry : []));
        for (const at of refused.keys()) {
          expect([isWaiting(), returned(), tray.entries()]).toEqual([
            true,
            refused.slice(0, at),
            refused.slice(at),
          ]);
          comeForth();
        }
        expect([isWaiting(), returned(), tray.entries()]).toEqual([false, refused, []]);
      }),
    );
  });

  it("takes back what the form cannot show yet, and hands it out again before all others", async () => {
    const { tray, refuse, comeForth, heard } = start();
    tray.post("a");
    tray.post("b");
    await refuse(OFFLINE);
    await refuse(OFFLINE);
    comeForth();
    tray.postpone({ entry: "a", failure: OFFLINE });
    expect(tray.entries()).toEqual(["b", "a"]);
    comeForth();
    comeForth();
    expect(heard.map(({ entry }) => entry)).toEqual(["a", "a", "b"]);
  });
});
