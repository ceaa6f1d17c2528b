import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import {
  removalMachine,
  type RemovalInput,
  type RemovalTarget,
} from "../../../src/application/entries/removal.machine.ts";
import { changeId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { removalTarget } from "../../../src/text/record-labels.ts";
import { goalWith } from "../../support/goals.ts";
import { queuesByHand } from "../machines/queues-by-hand.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

const RENT: RemovalTarget = { id: "t1", revision: 3, label: "Renda" };
const LUNCH: RemovalTarget = { id: "t2", revision: 4, label: "Almoço" };
const LOCKED: Failure = { type: "rejected", status: 403, detail: "Só com Premium." };
const OFFLINE: Failure = { type: "offline" };
const KEY = changeId("change");
const HOUSE = goalWith({ name: "Casa" });
const CHANGED: Failure = {
  type: "conflict",
  detail: "Alterado.",
  current: { type: "goals", kept: { record: HOUSE, revision: 9, removed: false } },
};

function countedMachine() {
  let keys = 0;
  return removalMachine(() => `key-${(keys += 1)}`, removalTarget);
}

function start() {
  const sent = queuesByHand<RemovalInput, ChangeId | null>((result) => actor.send(result));
  const actor = createActor(countedMachine().provide({ actions: sent.actions }));
  /** By which changes, as far as they are one's own. */
  const removed: (string | null)[] = [];
  actor.on("REMOVED", ({ undo }) => removed.push(undo));
  actor.start();
  actor.send({ type: "REMOVE", target: RENT });
  const { comeForth } = sent;
  return { actor, sent, removed, comeForth, now: () => actor.getSnapshot() };
}

describe("a removal", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const entry = { target: RENT, key: "key" };
    const events = [
      { type: "REMOVE", target: RENT },
      { type: "CONFIRM" },
      { type: "CANCEL" },
      { type: "ACKNOWLEDGED", entry, result: KEY },
      { type: "RETURNED", entry, failure: OFFLINE },
      { type: "RETURNED", entry, failure: CHANGED },
    ];
    const machine = removalMachine(() => "key", removalTarget).provide({
      actions: { post: () => undefined, postpone: () => undefined },
    });
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("goes out at once, without a question, and says so when it is done", async () => {
    const { sent, removed, now } = start();
    expect([now().hasTag("open"), sent.items, removed]).toEqual([
      false,
      [{ target: RENT, key: "key-1" }],
      [],
    ]);
    await sent.acknowledge(KEY);
    expect(removed).toEqual([KEY]);
  });

  it("that is refused asks, about one record, says why, and has removed nothing", async () => {
    const { actor, sent, removed, now, comeForth } = start();
    await sent.refuse(LOCKED);
    expect(now().hasTag("open")).toBe(false);
    comeForth();
    actor.send({ type: "REMOVE", target: LUNCH });
    expect([now().value, now().hasTag("open"), now().context]).toEqual([
      "asking",
      true,
      { target: RENT, key: "key-2", failure: LOCKED },
    ]);
    expect(removed).toEqual([]);
  });

  it("that is given up after a refusal removes nothing", async () => {
    const { actor, sent, removed, now, comeForth } = start();
    await sent.refuse(LOCKED);
    comeForth();
    actor.send({ type: "CANCEL" });
    actor.send({ type: "CONFIRM" });
    expect([now().hasTag("open"), sent.items.length, removed]).toEqual([false, 1, []]);
  });

  it("that is confirmed twice after a refusal goes out once more", async () => {
    const { actor, sent, now, comeForth } = start();
    await sent.refuse(LOCKED);
    comeForth();
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    expect([now().hasTag("open"), sent.items.length]).toEqual([false, 2]);
  });

  it("without an answer is the same removal when it is tried again", async () => {
    const { actor, sent, removed, comeForth } = start();
    await sent.refuse(OFFLINE);
    comeForth();
    actor.send({ type: "CONFIRM" });
    expect(sent.items.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
    await sent.acknowledge(KEY);
    expect(removed).toEqual([KEY]);
  });

  it("of what was changed meanwhile asks again about the record as it is", async () => {
    const { actor, sent, now, comeForth } = start();
    await sent.refuse(CHANGED);
    comeForth();
    const target = { id: HOUSE.id, revision: 9, label: "Casa" };
    expect(now().context).toMatchObject({ target, failure: CHANGED });
    actor.send({ type: "CONFIRM" });
    expect(sent.items[1]).toEqual({ target, key: "key-2" });
  });

  it("of what is gone already is done, by nobody's change", async () => {
    const { sent, now, removed } = start();
    await sent.acknowledge(null);
    expect([now().value, removed]).toEqual(["idle", [null]]);
  });

  it("of another record knows nothing of an earlier failure, which waits", async () => {
    const { actor, sent, now, comeForth } = start();
    await sent.refuse(LOCKED);
    actor.send({ type: "REMOVE", target: LUNCH });
    expect(now().context).toMatchObject({ target: LUNCH, key: "key-2", failure: null });
    comeForth();
    expect(now().context).toMatchObject({ target: RENT, failure: LOCKED });
  });
});
