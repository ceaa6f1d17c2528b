import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import {
  mergeCategoryMachine,
  type MergeInput,
} from "../../../src/application/categories/merge-category.machine.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const [OWN] = OWN_CATEGORIES;
if (OWN === undefined) throw new Error("no categories");
const FROM = { ...OWN, revision: 1 };
const INTO = categoryId("other");
const OFFLINE: Failure = { type: "offline" };
const LAST: Failure = { type: "rejected", status: 409, detail: "Tem de ficar uma." };
const CHANGED: Failure = {
  type: "conflict",
  detail: "Alterada.",
  current: { type: "categories", kept: { record: OWN, revision: 9, removed: false } },
};

function start() {
  const merge = byHand<void, MergeInput>();
  let keys = 0;
  const machine = mergeCategoryMachine(() => `key-${(keys += 1)}`);
  const actor = createActor(machine.provide({ actors: { merge: merge.logic } }));
  const told: unknown[] = [];
  actor.on("MERGED", (event) => told.push(event));
  actor.start().send({ type: "ASK", from: FROM });
  return { actor, merge, told, now: () => actor.getSnapshot() };
}

describe("merging a category", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = mergeCategoryMachine(() => "key").provide({ actors: { merge: silent() } });
    const events = [
      { type: "ASK", from: FROM },
      { type: "PICK", into: INTO },
      { type: "CONFIRM" },
      { type: "CANCEL" },
      done("mergeCategory.merging"),
      failed("mergeCategory.merging", OFFLINE),
      failed("mergeCategory.merging", CHANGED),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("needs another category, is sent once, and tells the change that can be undone", async () => {
    const { actor, merge, told, now } = start();
    actor.send({ type: "CONFIRM" });
    expect(merge.inputs).toEqual([]);
    actor.send({ type: "PICK", into: INTO });
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    expect([now().hasTag("open"), now().hasTag("busy")]).toEqual([true, true]);
    expect(merge.inputs).toEqual([{ from: FROM, into: INTO, change: "key-2" }]);
    await merge.answer();
    expect(now().hasTag("open")).toBe(false);
    expect(told).toEqual([{ type: "MERGED", from: FROM.name, change: "key-2" }]);
  });

  it("that is cancelled merges nothing", () => {
    const { actor, merge, now } = start();
    actor.send({ type: "PICK", into: INTO });
    actor.send({ type: "CANCEL" });
    expect([now().hasTag("open"), merge.inputs]).toEqual([false, []]);
  });

  it.each([
    [OFFLINE, "key-2", 1],
    [LAST, "key-3", 1],
    [CHANGED, "key-3", 9],
  ] as const)(
    "that failed with %o stays open and is the same change only where nobody knows its end",
    async (failure, change, revision) => {
      const { actor, merge, told, now } = start();
      actor.send({ type: "PICK", into: INTO });
      actor.send({ type: "CONFIRM" });
      await merge.fail(failure);
      expect([now().value, now().context.failure, told]).toEqual(["asking", failure, []]);
      actor.send({ type: "CONFIRM" });
      expect(merge.inputs.at(-1)).toEqual({ from: { ...FROM, revision }, into: INTO, change });
    },
  );
});
