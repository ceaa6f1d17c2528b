import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import {
  PAYMENT_TIMEOUT_MS,
  awaitedPaymentMachine,
  LOOK_INTERVAL_MS,
} from "../../../src/application/payments/awaited-payment.machine.ts";
import { passed } from "../machines/synthetic.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(awaitedPaymentMachine, { clock });
  const heard: string[] = [];
  actor.on("*", ({ type }) => heard.push(type));
  actor.start();
  const looks = () => heard.splice(0).filter((type) => type === "LOOK").length;
  return { actor, clock, heard, looks };
}

describe("an awaited payment", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      { type: "CHECKOUT_OPENED" },
      { type: "PREMIUM" },
      passed("pause", "awaitedPayment.awaited.pausing"),
      passed("patience", "awaitedPayment.awaited"),
    ];
    expect(walk(awaitedPaymentMachine, { events })).toEqual(EVERYWHERE);
  });

  it("is looked for every 5 s from the opening of its page on, and not before", () => {
    const { actor, clock, looks } = start();
    clock.increment(10 * LOOK_INTERVAL_MS);
    expect(looks()).toBe(0);
    actor.send({ type: "CHECKOUT_OPENED" });
    for (let time = 0; time < 3; time += 1) clock.increment(LOOK_INTERVAL_MS);
    expect(looks()).toBe(3);
  });

  it("is looked for no more after half an hour, or when it has come, which is told once", () => {
    const { actor, clock, heard, looks } = start();
    actor.send({ type: "CHECKOUT_OPENED" });
    clock.increment(PAYMENT_TIMEOUT_MS);
    looks();
    clock.increment(10 * LOOK_INTERVAL_MS);
    expect(looks()).toBe(0);
    actor.send({ type: "CHECKOUT_OPENED" });
    actor.send({ type: "PREMIUM" });
    actor.send({ type: "PREMIUM" });
    clock.increment(10 * LOOK_INTERVAL_MS);
    expect(heard).toEqual(["ACTIVATED"]);
  });

  it("of somebody who has Premium, and opened no checkout, is nobody's news", () => {
    const { actor, heard } = start();
    actor.send({ type: "PREMIUM" });
    expect(heard).toEqual([]);
  });

  it("is awaited anew from each opening of its page", () => {
    const { actor, clock } = start();
    actor.send({ type: "CHECKOUT_OPENED" });
    clock.increment(PAYMENT_TIMEOUT_MS - 1);
    actor.send({ type: "CHECKOUT_OPENED" });
    clock.increment(PAYMENT_TIMEOUT_MS - 1);
    expect(actor.getSnapshot().matches("awaited")).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches("idle")).toBe(true);
  });
});
