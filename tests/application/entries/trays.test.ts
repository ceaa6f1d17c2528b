import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Delivery } from "../../../src/application/entries/trays.ts";
import type { Correction } from "../../../src/application/outbox/correction.ts";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { traysByHand } from "../machines/trays-by-hand.ts";

const GOAL = { name: "Casa", total: cents(1), current: ZERO, deadline: null, photoUrl: null };

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

  it("lets go of what is left on the device to be sent later, and hands nothing back", async () => {
    const { tray, refuse, isWaiting, heard } = start();
    tray.post("a");
    await refuse({ type: "waiting" });
    expect([heard, tray.entries(), isWaiting()]).toEqual([
      [{ type: "LEFT", entry: "a" }],
      [],
      false,
    ]);
  });

  it("hands what waited on the device and was refused to the form of its kind, once there is one", () => {
    const { trays, comeForth, heard } = start();
    const wrong = (id: string): Correction => ({
      wanted: asWritten("goals", { ...GOAL, id: goalId(id), revision: 1 }),
      seen: null,
      failure: OFFLINE,
    });
    const late: unknown[] = [];
    trays.correct(wrong("a"));
    comeForth();
    expect(heard).toEqual([]);
    const takes = ({ wanted, failure }: Correction) =>
      wanted.type === "goals" ? { entry: wanted.kept.record.id as string, failure } : null;
    trays.tray(
      async () => "",
      (delivery) => late.push(delivery),
      takes,
    );
    trays.correct(wrong("b"));
    comeForth();
    comeForth();
    expect(late).toEqual([
      { type: "RETURNED", entry: "a", failure: OFFLINE },
      { type: "RETURNED", entry: "b", failure: OFFLINE },
    ]);
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
