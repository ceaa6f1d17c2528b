import fc from "fast-check";
import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  BLANK_SIMULATION,
  type SimulationFields,
} from "../../../src/application/forms/simulation-form.ts";
import {
  simulationMachine,
  type SimulationEvent,
} from "../../../src/application/machines/simulation.machine.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type {
  SimulationAnswer,
  SimulationRequest,
} from "../../../src/domain/simulation/simulation.ts";
import { anySimulationAnswer } from "../../support/arbitraries/simulation-answer.ts";
import { byHand, settled } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const TYPED: SimulationFields = { category: "Lazer", reduction: "50", goalId: "g1" };
const REQUEST: SimulationRequest = {
  category: "Lazer",
  reduction: cents(5_000),
  goalId: goalId("g1"),
};
const ANSWER = fc.sample(anySimulationAnswer, { numRuns: 1, seed: 1 })[0]!;
const TOO_MUCH = { type: "rejected", status: 422, detail: "A redução não pode…" } as const;
const RUNNING = "simulation.running";

const change = (field: keyof SimulationFields, value: string): SimulationEvent => ({
  type: "CHANGE",
  field,
  value,
});
const FILL = [change("category", "Lazer"), change("reduction", "50"), change("goalId", "g1")];
const SUBMIT: SimulationEvent = { type: "SUBMIT" };
const RESET: SimulationEvent = { type: "RESET" };

function start() {
  const run = byHand<SimulationAnswer, SimulationRequest>();
  const actor = createActor(simulationMachine.provide({ actors: { run: run.logic } })).start();
  const send = (...events: readonly SimulationEvent[]) =>
    events.forEach((event) => actor.send(event));
  const now = () => actor.getSnapshot();
  return { run, send, now, context: () => now().context };
}

describe("the simulator", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = simulationMachine.provide({ actors: { run: silent() } });
    const events = [
      ...FILL,
      change("category", ""),
      SUBMIT,
      RESET,
      done(RUNNING, ANSWER),
      failed(RUNNING, TOO_MUCH),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("does not ask the server while the form is incomplete", () => {
    const { run, send, now, context } = start();
    send(change("category", "Lazer"), SUBMIT);
    expect(now().value).toBe("form");
    expect(context().fault).toEqual({ incomplete: true, issues: { reduction: "required" } });
    expect(run.inputs).toEqual([]);
  });

  it("that is asked twice runs once, and hears of no change meanwhile", async () => {
    const { run, send, now, context } = start();
    send(...FILL, SUBMIT, SUBMIT, change("reduction", "99"), RESET);
    expect([now().value, now().hasTag("busy"), context().fields]).toEqual(["running", true, TYPED]);
    await run.answer(ANSWER);
    expect(run.inputs).toEqual([REQUEST]);
    expect([now().hasTag("busy"), context().result]).toEqual([
      false,
      { request: REQUEST, answer: ANSWER },
    ]);
  });

  it("keeps what was typed beside a failure, and shows no result of before", async () => {
    const { run, send, context } = start();
    send(...FILL, SUBMIT);
    await run.answer(ANSWER);
    send(change("reduction", "5000"), SUBMIT);
    await run.fail(TOO_MUCH);
    expect(context()).toMatchObject({
      fields: { ...TYPED, reduction: "5000" },
      failure: TOO_MUCH,
      result: null,
    });
  });

  it("forgets a failure with the next try", async () => {
    const { run, send, context } = start();
    send(...FILL, SUBMIT);
    await run.fail(TOO_MUCH);
    send(change("reduction", ""), SUBMIT);
    expect(context()).toMatchObject({ failure: null, fault: { incomplete: true } });
    send(change("reduction", "50"), SUBMIT);
    expect(context()).toMatchObject({ failure: null, fault: null });
    await run.answer(ANSWER);
    expect(run.inputs).toEqual([REQUEST, REQUEST]);
  });

  it("remembers what a result is about when the form says something else", async () => {
    const { run, send, context } = start();
    send(...FILL, SUBMIT);
    await run.answer(ANSWER);
    send(change("category", "Saúde"));
    expect(context().result?.request.category).toBe("Lazer");
    expect(context().fields.category).toBe("Saúde");
  });

  it("starts afresh when a new simulation is wanted", async () => {
    const { run, send, context } = start();
    send(...FILL, SUBMIT);
    await run.answer(ANSWER);
    send(RESET);
    expect(context()).toMatchObject({
      fields: BLANK_SIMULATION,
      fault: null,
      failure: null,
      result: null,
    });
  });

  it("fails as unexpected when nobody provided how to run", async () => {
    const actor = createActor(simulationMachine).start();
    [...FILL, SUBMIT].forEach((event) => actor.send(event));
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });
});
