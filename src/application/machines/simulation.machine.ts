import { assign, setup } from "xstate";
import type { SimulationAnswer, SimulationRequest } from "../../domain/simulation/simulation.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { FormFault } from "../forms/form.ts";
import {
  BLANK_SIMULATION,
  readSimulation,
  type SimulationFields,
} from "../forms/simulation-form.ts";
import { unprovided } from "./unprovided.ts";

export type SimulationEvent =
  | { readonly type: "CHANGE"; readonly field: keyof SimulationFields; readonly value: string }
  | { readonly type: "SUBMIT" }
  /** 'Nova Simulação'. */
  | { readonly type: "RESET" };

/** An answer, and what was asked: the form may say something else by now. */
export type SimulationResult = {
  readonly request: SimulationRequest;
  readonly answer: SimulationAnswer;
};

type Context = {
  readonly fields: SimulationFields;
  readonly fault: FormFault<SimulationFields> | null;
  readonly failure: Failure | null;
  readonly request: SimulationRequest | null;
  readonly result: SimulationResult | null;
};

const BLANK: Context = {
  fields: BLANK_SIMULATION,
  fault: null,
  failure: null,
  request: null,
  result: null,
};

/** The simulator: form, running, result; a failure keeps what was typed, and one run is under way at a time. */
export const simulationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SimulationEvent,
    tags: {} as "busy",
  },
  actors: { run: unprovided<SimulationAnswer, SimulationRequest>() },
}).createMachine({
  id: "simulation",
  context: BLANK,
  initial: "form",
  states: {
    form: {
      on: {
        CHANGE: {
          actions: assign(({ context, event }) => ({
            fields: { ...context.fields, [event.field]: event.value },
          })),
        },
        SUBMIT: {
          target: "reading",
          actions: assign(({ context }) => {
            const read = readSimulation(context.fields);
            return read.ok
              ? { fault: null, request: read.value }
              : { fault: read.reason, request: null };
          }),
        },
        RESET: { actions: assign(BLANK) },
      },
    },
    reading: {
      entry: assign({ failure: null }),
      always: [
        { guard: ({ context }) => context.fault === null, target: "running" },
        { target: "form" },
      ],
    },
    running: {
      tags: "busy",
      invoke: {
        src: "run",
        input: ({ context }) => context.request as SimulationRequest,
        onDone: {
          target: "form",
          actions: assign(({ context, event }) => ({
            result: { request: context.request as SimulationRequest, answer: event.output },
          })),
        },
        onError: {
          target: "form",
          actions: assign(({ event }) => ({ failure: failureOf(event.error), result: null })),
        },
      },
    },
  },
});
