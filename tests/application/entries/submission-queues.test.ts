import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SubmissionResult } from "../../../src/application/entries/submission-queues.ts";
import type { Correction } from "../../../src/application/outbox/correction.ts";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { queuesByHand } from "../machines/queues-by-hand.ts";

const GOAL = { name: "Casa", total: cents(1), current: ZERO, deadline: null, photoUrl: null };

const OFFLINE = { type: "offline" } as const;

function start() {
  const heard: SubmissionResult<string, string>[] = [];
  const submissionQueues = queuesByHand<string, string>((result) => heard.push(result));
  return { ...submissionQueues, heard };
}

describe("the trays", () => {
  it("sends at once, without waiting for what was sent before, and tells each acknowledgement at once", async () => {
    const { queue, items, acknowledge, heard } = start();
    queue.post("a");
    queue.post("b");
    expect([items, queue.entries()]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
    await acknowledge("done");
    expect([heard, queue.entries()]).toEqual([
      [{ type: "ACKNOWLEDGED", entry: "a", result: "done" }],
      ["b"],
    ]);
  });

  it("hands refused entries back one at a time, in their order, each to a free foreground", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 8 }), async (fates) => {
        const { queue, acknowledge, refuse, isWaiting, comeForth, heard } = start();
        fates.forEach((_, at) => queue.post(`${at}`));
        for (const isRefused of fates) await (isRefused ? refuse(OFFLINE) : acknowledge(""));
        const refused = fates.flatMap((isRefused, at) => (isRefused ? [`${at}`] : []));
        const returned = () => heard.flatMap((one) => (one.type === "RETURNED" ? one.entry : []));
        for (const at of refused.keys()) {
          expect([isWaiting(), returned(), queue.entries()]).toEqual([
            true,
            refused.slice(0, at),
            refused.slice(at),
          ]);
          comeForth();
        }
        expect([isWaiting(), returned(), queue.entries()]).toEqual([false, refused, []]);
      }),
    );
  });

  it("lets go of what is left on the device to be sent later, and hands nothing back", async () => {
    const { queue, refuse, isWaiting, heard } = start();
    queue.post("a");
    await refuse({ type: "waiting" });
    expect([heard, queue.entries(), isWaiting()]).toEqual([
      [{ type: "LEFT", entry: "a" }],
      [],
      false,
    ]);
  });

  it("hands what waited on the device and was refused to the form of its kind, once there is one", () => {
    const { submissionQueues, comeForth, heard } = start();
    const wrong = (id: string): Correction => ({
      wanted: asWritten("goals", { ...GOAL, id: goalId(id), revision: 1 }),
      seen: null,
      failure: OFFLINE,
    });
    const late: unknown[] = [];
    submissionQueues.correct(wrong("a"));
    comeForth();
    expect(heard).toEqual([]);
    const takes = ({ wanted, failure }: Correction) =>
      wanted.type === "goals" ? { entry: wanted.kept.record.id as string, failure } : null;
    submissionQueues.queue(
      async () => "",
      (result) => late.push(result),
      takes,
    );
    submissionQueues.correct(wrong("b"));
    comeForth();
    comeForth();
    expect(late).toEqual([
      { type: "RETURNED", entry: "a", failure: OFFLINE },
      { type: "RETURNED", entry: "b", failure: OFFLINE },
    ]);
  });

  it("takes back what the form cannot show yet, and hands it out again before all others", async () => {
    const { queue, refuse, comeForth, heard } = start();
    queue.post("a");
    queue.post("b");
    await refuse(OFFLINE);
    await refuse(OFFLINE);
    comeForth();
    queue.postpone({ entry: "a", failure: OFFLINE });
    expect(queue.entries()).toEqual(["b", "a"]);
    comeForth();
    comeForth();
    expect(heard.map(({ entry }) => entry)).toEqual(["a", "a", "b"]);
  });
});
