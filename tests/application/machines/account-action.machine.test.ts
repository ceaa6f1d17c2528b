import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { accountActionMachine } from "../../../src/application/machines/account-action.machine.ts";
import type { AccountChange } from "../../../src/domain/users/account-change.ts";
import { byHand, settled } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

type Account = { readonly username: string };

const OFFLINE = { type: "offline" } as const;
const SUSPEND = { type: "SET_STATUS", status: "suspended" } as const;
const ACTIVATE = { type: "SET_STATUS", status: "active" } as const;
const REMOVE_FACTOR = { type: "REMOVE_FACTOR" } as const;
const REMOVE = { type: "REMOVE" } as const;

function start() {
  const change = byHand<void, Account & { readonly change: AccountChange }>();
  const confirm = byHand<boolean, Account>();
  const remove = byHand<void, Account>();
  const [confirmFactor, removeFactor] = [byHand<boolean, Account>(), byHand<void, Account>()];
  const machine = accountActionMachine.provide({
    actors: {
      change: change.logic,
      confirm: confirm.logic,
      remove: remove.logic,
      confirmFactor: confirmFactor.logic,
      removeFactor: removeFactor.logic,
    },
  });
  const actor = createActor(machine, { input: { username: "ana" } });
  const told: unknown[] = [];
  actor.on("DONE", ({ news }) => told.push(news));
  actor.on("FAILED", ({ action, failure }) => told.push([action, failure]));
  actor.start();
  return {
    actor,
    change,
    confirm,
    remove,
    confirmFactor,
    removeFactor,
    told,
    now: () => actor.getSnapshot(),
  };
}

describe("what is done to an account at once", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = accountActionMachine.provide({
      actors: {
        change: silent(),
        confirm: silent(),
        remove: silent(),
        confirmFactor: silent(),
        removeFactor: silent(),
      },
    });
    const events = [
      SUSPEND,
      ACTIVATE,
      REMOVE,
      done("accountAction.changing"),
      failed("accountAction.changing", OFFLINE),
      done("accountAction.asking", true),
      done("accountAction.asking", false),
      failed("accountAction.asking", OFFLINE),
      done("accountAction.removing"),
      failed("accountAction.removing", OFFLINE),
      REMOVE_FACTOR,
      done("accountAction.askingFactor", true),
      done("accountAction.askingFactor", false),
      failed("accountAction.askingFactor", OFFLINE),
      done("accountAction.removingFactor"),
      failed("accountAction.removingFactor", OFFLINE),
    ];
    expect(walk(machine, { events, inputs: [{ username: "ana" }] })).toEqual(EVERYWHERE);
  });

  it.each([
    [SUSPEND, { type: "suspended" }],
    [ACTIVATE, { type: "activated" }],
  ])("happens once, however often it is asked for, and is told: %j", async (event, news) => {
    const { actor, change, told, now } = start();
    for (const asked of [event, event, REMOVE]) actor.send(asked);
    expect([now().hasTag("changing"), now().hasTag("removing")]).toEqual([true, false]);
    await change.answer();
    expect(change.inputs).toMatchObject([
      { username: "ana", change: { type: "status", status: event.status } },
    ]);
    expect([now().value, told]).toEqual(["idle", [news]]);
  });

  it("may be the removal of their second factor, after a question of its own", async () => {
    const { actor, confirm, confirmFactor, removeFactor, told, now } = start();
    for (const event of [REMOVE_FACTOR, REMOVE_FACTOR, REMOVE]) actor.send(event);
    expect([confirmFactor.inputs.length, confirm.inputs.length]).toEqual([1, 0]);
    await confirmFactor.answer(false);
    expect([now().value, removeFactor.inputs]).toEqual(["idle", []]);
    actor.send(REMOVE_FACTOR);
    await confirmFactor.answer(true);
    expect(now().hasTag("removingFactor")).toBe(true);
    await removeFactor.fail(OFFLINE);
    actor.send(REMOVE_FACTOR);
    await confirmFactor.answer(true);
    await removeFactor.answer();
    expect(told).toEqual([["remove-factor", OFFLINE], { type: "factor-removed", username: "ana" }]);
  });

  it("that fails tells what and why, and may be tried again", async () => {
    const { actor, change, told } = start();
    actor.send(SUSPEND);
    await change.fail(OFFLINE);
    actor.send(SUSPEND);
    await change.answer();
    expect(told).toEqual([["change-status", OFFLINE], { type: "suspended" }]);
  });

  it("fails as unexpected when nobody provided how", async () => {
    const actor = createActor(accountActionMachine, { input: { username: "ana" } });
    const told: unknown[] = [];
    actor.on("FAILED", ({ failure }) => told.push(failure));
    actor.start().send(SUSPEND);
    await settled();
    expect(told).toEqual([{ type: "unexpected" }]);
  });
});

describe("the removal of an account", () => {
  it("that is thought better of removes nothing and says nothing", async () => {
    const { actor, confirm, remove, told, now } = start();
    actor.send(REMOVE);
    expect(now().hasTag("removing")).toBe(true);
    await confirm.answer(false);
    expect([now().value, remove.inputs, told]).toEqual(["idle", [], []]);
  });

  it("asks once, removes once, tells whom, and leaves nothing more to ask for", async () => {
    const { actor, confirm, remove, told, now } = start();
    actor.send(REMOVE);
    actor.send(REMOVE);
    await confirm.answer(true);
    expect(confirm.inputs).toMatchObject([{ username: "ana" }]);
    actor.send(SUSPEND);
    await remove.answer();
    actor.send(REMOVE);
    expect(remove.inputs).toMatchObject([{ username: "ana" }]);
    expect(told).toEqual([{ type: "removed", username: "ana" }]);
    expect([now().value, now().hasTag("removing")]).toEqual(["removed", true]);
  });

  it("that fails tells why, and may be tried again", async () => {
    const { actor, confirm, remove, told, now } = start();
    actor.send(REMOVE);
    await confirm.answer(true);
    await remove.fail(OFFLINE);
    expect([now().value, told]).toEqual(["idle", [["remove", OFFLINE]]]);
    actor.send(REMOVE);
    await confirm.answer(true);
    await remove.answer();
    expect(told.at(-1)).toEqual({ type: "removed", username: "ana" });
  });

  it("does not happen where nobody can be asked", async () => {
    const { actor, confirm, remove, now } = start();
    actor.send(REMOVE);
    await confirm.fail(new Error("no window"));
    expect([now().value, remove.inputs]).toEqual(["idle", []]);
  });
});
