import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  removalMachine,
  type RemovalInput,
  type RemovalTarget,
} from "../../../src/application/machines/removal.machine.ts";
import { byHand, settled } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const RENT: RemovalTarget = { id: "t1", revision: 3, label: "Renda" };
const LUNCH: RemovalTarget = { id: "t2", revision: 4, label: "Almoço" };
const GONE = { type: "rejected", status: 404, detail: "O registo não foi encontrado." } as const;

function start() {
  const remove = byHand<void, RemovalInput>();
  let keys = 0;
  const actor = createActor(
    removalMachine(() => `key-${(keys += 1)}`).provide({ actors: { remove: remove.logic } }),
  );
  const removed: string[] = [];
  actor.on("REMOVED", ({ type }) => removed.push(type));
  actor.start();
  actor.send({ type: "ASK", target: RENT });
  return { actor, remove, removed, now: () => actor.getSnapshot() };
}

describe("a removal", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      { type: "ASK", target: RENT },
      { type: "CONFIRM" },
      { type: "CANCEL" },
      done("removal.removing"),
      failed("removal.removing", GONE),
    ];
    const machine = removalMachine(() => "key").provide({ actors: { remove: silent() } });
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("asks first, about one record", () => {
    const { actor, remove, now } = start();
    actor.send({ type: "ASK", target: LUNCH });
    expect([now().value, now().context.target, now().hasTag("open")]).toEqual([
      "asking",
      RENT,
      true,
    ]);
    expect(remove.inputs).toEqual([]);
  });

  it("that is cancelled removes nothing", () => {
    const { actor, remove, removed, now } = start();
    actor.send({ type: "CANCEL" });
    actor.send({ type: "CONFIRM" });
    expect([now().value, now().hasTag("open")]).toEqual(["idle", false]);
    expect([remove.inputs, removed]).toEqual([[], []]);
  });

  it("that is confirmed twice removes once, and cannot be cancelled any more", async () => {
    const { actor, remove, removed, now } = start();
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CANCEL" });
    expect([now().value, now().hasTag("open"), now().hasTag("busy")]).toEqual([
      "removing",
      true,
      true,
    ]);
    await remove.answer();
    expect([now().value, remove.inputs, removed]).toEqual([
      "idle",
      [{ target: RENT, key: "key-1" }],
      ["REMOVED"],
    ]);
  });

  it("that fails stays open, tells why until it is tried again, and has removed nothing", async () => {
    const { actor, remove, removed, now } = start();
    actor.send({ type: "CONFIRM" });
    await remove.fail(GONE);
    expect([now().value, now().context]).toEqual([
      "asking",
      { target: RENT, key: "key-1", failure: GONE },
    ]);
    expect(removed).toEqual([]);
    actor.send({ type: "CONFIRM" });
    expect(now().context.failure).toBe(null);
    await remove.answer();
    expect(removed).toEqual(["REMOVED"]);
    // Tried again it is the same removal.
    expect(remove.inputs.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  });

  it("of another record knows nothing of an earlier failure", async () => {
    const { actor, remove, now } = start();
    actor.send({ type: "CONFIRM" });
    await remove.fail(GONE);
    actor.send({ type: "CANCEL" });
    actor.send({ type: "ASK", target: LUNCH });
    expect(now().context).toEqual({ target: LUNCH, key: "key-2", failure: null });
  });

  it("fails when nobody provided how", async () => {
    const actor = createActor(removalMachine(() => "key")).start();
    actor.send({ type: "ASK", target: RENT });
    actor.send({ type: "CONFIRM" });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });
});
