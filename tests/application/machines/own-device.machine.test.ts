import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { ownDeviceMachine } from "../../../src/application/machines/own-device.machine.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

function start() {
  const [choose, leave] = [byHand<boolean>(), byHand<void>()];
  const machine = ownDeviceMachine.provide({
    actors: { choose: choose.logic, leave: leave.logic },
  });
  const actor = createActor(machine);
  const told: string[] = [];
  actor.on("*", ({ type }) => told.push(type));
  actor.start();
  return { actor, choose, leave, told, now: () => actor.getSnapshot() };
}

describe("one's own device", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = ownDeviceMachine.provide({ actors: { choose: silent(), leave: silent() } });
    const events = [
      { type: "CHOOSE" },
      { type: "LEAVE" },
      done("ownDevice.choosing", true),
      done("ownDevice.choosing", false),
      failed("ownDevice.choosing", new Error()),
      done("ownDevice.leaving"),
      failed("ownDevice.leaving", new Error()),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is chosen once, however often that is pressed, and told", async () => {
    const { actor, choose, told, now } = start();
    actor.send({ type: "CHOOSE" });
    actor.send({ type: "CHOOSE" });
    expect([choose.inputs.length, now().hasTag("busy")]).toEqual([1, true]);
    await choose.answer(true);
    expect([told, now().value, now().context.refused]).toEqual([["CHOSEN"], "idle", false]);
  });

  it("that the browser refuses is said to be none, until it is tried again", async () => {
    const { actor, choose, told, now } = start();
    actor.send({ type: "CHOOSE" });
    await choose.answer(false);
    expect([told, now().context.refused]).toEqual([[], true]);
    actor.send({ type: "CHOOSE" });
    expect(now().context.refused).toBe(false);
    await choose.fail(new Error("storage"));
    expect([told, now().context.refused]).toEqual([[], true]);
  });

  it("is left, whatever comes of it", async () => {
    const { actor, leave, told } = start();
    actor.send({ type: "LEAVE" });
    await leave.answer();
    actor.send({ type: "LEAVE" });
    await leave.fail(new Error("storage"));
    expect(told).toEqual(["LEFT", "LEFT"]);
  });
});
