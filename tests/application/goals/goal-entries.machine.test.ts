import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { goalEntriesMachine } from "../../../src/application/goals/goal-entries.machine.ts";
import type { GoalEntry } from "../../../src/domain/goals/goal-entry.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId, type GoalId } from "../../../src/domain/shared/ids.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const LOADING = "goalEntries.loading";
const [CAR, BOAT] = [goalId("car"), goalId("boat")];
const ENTRIES = [{ date: civilDate(2026, 11, 20), amount: cents(50) }];
const OFFLINE = { type: "offline" } as const;

function start() {
  const load = byHand<readonly GoalEntry[], GoalId>();
  const machine = goalEntriesMachine.provide({ actors: { load: load.logic } });
  const actor = createActor(machine).start();
  const send = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return settled();
  };
  const now = () => {
    const snapshot = actor.getSnapshot();
    return { ...snapshot.context, loading: snapshot.hasTag("loading") };
  };
  return { load, send, now };
}

const FOLDED = { goal: null, entries: null, failure: null, loading: false };

describe("the entries of goals", () => {
  it("are nowhere but in their states, by no other way than their transitions", () => {
    const machine = goalEntriesMachine.provide({ actors: { load: silent() } });
    const events = [
      { type: "TOGGLE", goal: CAR },
      { type: "CHANGED", goal: CAR },
      { type: "RETRY" },
      done(LOADING, ENTRIES),
      failed(LOADING, OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("are fetched when they are unfolded, and forgotten when they are folded up", async () => {
    const { load, send, now } = start();
    await send({ type: "TOGGLE", goal: CAR });
    expect(now()).toEqual({ ...FOLDED, goal: CAR, loading: true });
    await load.answer(ENTRIES);
    expect(now()).toEqual({ ...FOLDED, goal: CAR, entries: ENTRIES });
    await send({ type: "TOGGLE", goal: CAR });
    expect(now()).toEqual(FOLDED);
    expect(load.inputs).toEqual([CAR]);
  });

  it("are unfolded for one goal at a time, and never shown with another", async () => {
    const { load, send, now } = start();
    await send({ type: "TOGGLE", goal: CAR });
    await load.answer(ENTRIES);
    await send({ type: "TOGGLE", goal: BOAT });
    expect(now()).toEqual({ ...FOLDED, goal: BOAT, loading: true });
    await load.answer([]);
    expect(now()).toEqual({ ...FOLDED, goal: BOAT, entries: [] });
  });

  it("are fetched again when their goal has changed, and stay in sight meanwhile", async () => {
    const { load, send, now } = start();
    await send({ type: "TOGGLE", goal: CAR });
    await load.answer(ENTRIES);
    await send({ type: "CHANGED", goal: BOAT });
    expect(load.inputs).toEqual([CAR]);
    await send({ type: "CHANGED", goal: CAR });
    expect(now()).toEqual({ ...FOLDED, goal: CAR, entries: ENTRIES, loading: true });
    await load.answer([]);
    expect(now()).toEqual({ ...FOLDED, goal: CAR, entries: [] });
  });

  it("that cannot be fetched say why, and may be asked for again", async () => {
    const { load, send, now } = start();
    await send({ type: "TOGGLE", goal: CAR });
    await load.fail(OFFLINE);
    expect(now()).toEqual({ ...FOLDED, goal: CAR, failure: OFFLINE });
    await send({ type: "RETRY" });
    await load.answer(ENTRIES);
    expect(now()).toEqual({ ...FOLDED, goal: CAR, entries: ENTRIES });
  });
});
