import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import { withdrawalMachine } from "../../../src/application/machines/withdrawal.machine.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const OFFLINE: Failure = { type: "offline" };

function start() {
  const withdraw = byHand<void>();
  const actor = createActor(withdrawalMachine.provide({ actors: { withdraw: withdraw.logic } }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  return { actor, withdraw, told, now: () => actor.getSnapshot() };
}

describe("a withdrawal of consent", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = withdrawalMachine.provide({ actors: { withdraw: silent() } });
    const events = [
      { type: "ASK" },
      { type: "CONFIRM" },
      { type: "CANCEL" },
      done("withdrawal.withdrawing"),
      failed("withdrawal.withdrawing", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is told once, after its question was answered", async () => {
    const { actor, withdraw, told, now } = start();
    actor.send({ type: "CONFIRM" });
    expect(withdraw.inputs).toEqual([]);
    actor.send({ type: "ASK" });
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    expect([withdraw.inputs.length, now().hasTag("busy")]).toEqual([1, true]);
    await withdraw.answer();
    expect([told, now().value]).toEqual([[{ type: "WITHDRAWN" }], "idle"]);
  });

  it("that failed asks again with its reason, which the next question does not show", async () => {
    const { actor, withdraw, told, now } = start();
    actor.send({ type: "ASK" });
    actor.send({ type: "CONFIRM" });
    await withdraw.fail(OFFLINE);
    expect([told, now().value, now().context.failure]).toEqual([[], "asking", OFFLINE]);
    actor.send({ type: "CANCEL" });
    actor.send({ type: "ASK" });
    expect(now().context.failure).toBe(null);
  });
});
