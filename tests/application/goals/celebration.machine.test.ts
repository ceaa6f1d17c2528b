import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import {
  CELEBRATION_DURATION_MS,
  celebrationMachine,
} from "../../../src/application/goals/celebration.machine.ts";
import { goalWith } from "../../support/goals.ts";
import { passed } from "../machines/synthetic.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

const HOLIDAY = goalWith({ name: "Férias" });
const HOUSE = goalWith({ name: "Casa" });

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(celebrationMachine, { clock }).start();
  return { actor, clock, goal: () => actor.getSnapshot().context.goal };
}

describe("a celebration", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      { type: "REACHED", goal: HOLIDAY },
      passed("duration", "celebration.celebrating"),
    ];
    expect(walk(celebrationMachine, { events })).toEqual(EVERYWHERE);
  });

  it("begins with a goal that is reached, and ends by itself", () => {
    const { actor, clock, goal } = start();
    expect(goal()).toBe(null);
    actor.send({ type: "REACHED", goal: HOLIDAY });
    clock.increment(CELEBRATION_DURATION_MS - 1);
    expect(goal()).toEqual(HOLIDAY);
    clock.increment(1);
    expect(goal()).toBe(null);
  });

  it("of a second goal takes the place of the first, for its whole time", () => {
    const { actor, clock, goal } = start();
    actor.send({ type: "REACHED", goal: HOLIDAY });
    clock.increment(CELEBRATION_DURATION_MS - 1);
    actor.send({ type: "REACHED", goal: HOUSE });
    clock.increment(CELEBRATION_DURATION_MS - 1);
    expect(goal()).toEqual(HOUSE);
    clock.increment(1);
    expect(goal()).toBe(null);
  });
});
