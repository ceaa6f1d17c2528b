import { createActor, fromCallback, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import {
  removalMachine,
  type RemovalInput,
  type RemovalTarget,
} from "../../../src/application/acts/removal.machine.ts";
import { removalTarget } from "../../../src/text/record-labels.ts";
import { goalWith } from "../../support/goals.ts";
import { settled } from "../machines/by-hand.ts";
import { outboxByHand } from "../machines/outbox-by-hand.ts";
import { done } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const RENT: RemovalTarget = { id: "t1", revision: 3, label: "Renda" };
const LUNCH: RemovalTarget = { id: "t2", revision: 4, label: "Almoço" };
const LOCKED: Failure = { type: "rejected", status: 403, detail: "Só com Premium." };
const OFFLINE: Failure = { type: "offline" };
const GONE: Failure = { type: "conflict", current: null, detail: "Removido." };
const HOUSE = goalWith({ name: "Casa" });
const CHANGED: Failure = {
  type: "conflict",
  detail: "Alterado.",
  current: { type: "goal", kept: { record: HOUSE, revision: 9, removed: false } },
};

function countedMachine() {
  let keys = 0;
  return removalMachine(() => `key-${(keys += 1)}`, removalTarget);
}

function start() {
  const sent = outboxByHand<RemovalInput, void>();
  let free = Promise.withResolvers<void>();
  const actor = createActor(
    countedMachine().provide({
      actors: { outbox: sent.logic, foreground: fromPromise(() => free.promise) },
    }),
  );
  /** By which changes, as far as they are one's own. */
  const removed: (string | null)[] = [];
  actor.on("REMOVED", ({ undo }) => removed.push(undo));
  actor.start();
  actor.send({ type: "ASK", target: RENT });
  const comeForth = async () => {
    free.resolve();
    await settled();
    free = Promise.withResolvers<void>();
  };
  return { actor, sent, removed, comeForth, now: () => actor.getSnapshot() };
}

describe("a removal", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const item = { target: RENT, key: "key" };
    const events = [
      { type: "ASK", target: RENT },
      { type: "REMOVE", target: RENT },
      { type: "CONFIRM" },
      { type: "CANCEL" },
      { type: "ACKNOWLEDGED", item },
      { type: "REFUSED", item, failure: OFFLINE },
      { type: "REFUSED", item, failure: GONE },
      done("removal.idle.waiting"),
    ];
    const machine = removalMachine(() => "key", removalTarget).provide({
      actors: { outbox: fromCallback(() => undefined), foreground: silent() },
    });
    const tellApart = ({ context }: { context: { returned: readonly unknown[] } }) => ({
      ...context,
      returned: context.returned.length > 0,
    });
    expect(walk(machine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("asks first, about one record", () => {
    const { actor, sent, now } = start();
    actor.send({ type: "ASK", target: LUNCH });
    expect([now().value, now().context.target, now().hasTag("open")]).toEqual([
      "asking",
      RENT,
      true,
    ]);
    expect(sent.items).toEqual([]);
  });

  it("that is cancelled removes nothing", () => {
    const { actor, sent, removed, now } = start();
    actor.send({ type: "CANCEL" });
    actor.send({ type: "CONFIRM" });
    expect([now().hasTag("open"), sent.items, removed]).toEqual([false, [], []]);
  });

  it("that is confirmed twice removes once, closes at once, and says so when it is done", async () => {
    const { actor, sent, removed, now } = start();
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    expect([now().hasTag("open"), sent.items, removed]).toEqual([
      false,
      [{ target: RENT, key: "key-1" }],
      [],
    ]);
    await sent.acknowledge();
    expect(removed).toEqual(["key-1"]);
  });

  it("that is refused asks again, says why, and has removed nothing", async () => {
    const { actor, sent, removed, now, comeForth } = start();
    actor.send({ type: "CONFIRM" });
    await sent.refuse(LOCKED);
    expect(now().hasTag("open")).toBe(false);
    await comeForth();
    expect([now().value, now().context]).toEqual([
      "asking",
      { target: RENT, key: "key-2", failure: LOCKED, returned: [] },
    ]);
    expect(removed).toEqual([]);
  });

  it("without a question goes out at once, and asks only once it was refused", async () => {
    const { actor, sent, removed, now, comeForth } = start();
    actor.send({ type: "CANCEL" });
    actor.send({ type: "REMOVE", target: LUNCH });
    actor.send({ type: "REMOVE", target: RENT });
    expect([now().hasTag("open"), sent.items]).toEqual([
      false,
      [
        { target: LUNCH, key: "key-2" },
        { target: RENT, key: "key-3" },
      ],
    ]);
    await sent.acknowledge();
    await sent.refuse(LOCKED);
    await comeForth();
    expect(removed).toEqual(["key-2"]);
    expect(now().context).toMatchObject({ target: RENT, failure: LOCKED });
    expect(now().hasTag("open")).toBe(true);
  });

  it("without an answer is the same removal when it is tried again", async () => {
    const { actor, sent, removed, comeForth } = start();
    actor.send({ type: "CONFIRM" });
    await sent.refuse(OFFLINE);
    await comeForth();
    actor.send({ type: "CONFIRM" });
    expect(sent.items.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
    await sent.acknowledge();
    expect(removed).toEqual(["key-1"]);
  });

  it("of what was changed meanwhile asks again about the record as it is", async () => {
    const { actor, sent, now, comeForth } = start();
    actor.send({ type: "CONFIRM" });
    await sent.refuse(CHANGED);
    await comeForth();
    const target = { id: HOUSE.id, revision: 9, label: "Casa" };
    expect(now().context).toMatchObject({ target, failure: CHANGED });
    actor.send({ type: "CONFIRM" });
    expect(sent.items[1]).toEqual({ target, key: "key-2" });
  });

  it("of what is gone already is done", async () => {
    const { actor, sent, now, removed } = start();
    actor.send({ type: "CONFIRM" });
    await sent.refuse(GONE);
    expect([now().value, removed]).toEqual([{ idle: "resting" }, [null]]);
  });

  it("of another record knows nothing of an earlier failure, which waits", async () => {
    const { actor, sent, now, comeForth } = start();
    actor.send({ type: "CONFIRM" });
    await sent.refuse(LOCKED);
    actor.send({ type: "ASK", target: LUNCH });
    expect(now().context).toMatchObject({ target: LUNCH, key: "key-2", failure: null });
    actor.send({ type: "CANCEL" });
    await comeForth();
    expect(now().context).toMatchObject({ target: RENT, failure: LOCKED });
  });

  it("fails when nobody provided how", async () => {
    const actor = createActor(removalMachine(() => "key", removalTarget)).start();
    actor.send({ type: "ASK", target: RENT });
    actor.send({ type: "CONFIRM" });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });
});
