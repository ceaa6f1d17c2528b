import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import {
  SHORTCUT_TIMEOUT_MS,
  shortcutMachine,
} from "../../../src/application/device/shortcut.machine.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { passed } from "../machines/synthetic.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(shortcutMachine, { clock });
  const opened: TransactionKind[] = [];
  actor.on("NEW_ENTRY", ({ kind }) => opened.push(kind));
  actor.start();
  const type = (keys: string) => {
    for (const key of keys) actor.send({ type: "KEY", key });
    return opened;
  };
  return { actor, clock, opened, type };
}

describe("a shortcut", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const keys = ["n", "r", "d", "x"].map((key) => ({ type: "KEY", key }));
    const events = [...keys, passed("patience", "shortcut.armed")];
    expect(walk(shortcutMachine, { events })).toEqual(EVERYWHERE);
  });

  it.each([
    ["nr", ["income"]],
    ["nd", ["expense"]],
    ["nnr", ["income"]],
    ["xnd", ["expense"]],
    ["nrnd", ["income", "expense"]],
    ["r", []],
    ["d", []],
    ["nxr", []],
    ["nrr", ["income"]],
  ])("of the keys %s opens %j", (keys, kinds) => {
    expect(start().type(keys)).toEqual(kinds);
  });

  it("waits 1 500 ms for its second key", () => {
    expect(SHORTCUT_TIMEOUT_MS).toBe(1500);
    const { actor, clock, opened, type } = start();
    type("n");
    clock.increment(1499);
    expect(actor.getSnapshot().value).toBe("armed");
    type("r");
    expect(opened).toEqual(["income"]);
    type("n");
    clock.increment(1500);
    expect(actor.getSnapshot().value).toBe("idle");
    type("r");
    expect(opened).toEqual(["income"]);
  });

  it("waits anew when its first key comes again", () => {
    const { clock, opened, type } = start();
    type("n");
    clock.increment(1499);
    type("n");
    clock.increment(1499);
    type("d");
    expect(opened).toEqual(["expense"]);
  });
});
