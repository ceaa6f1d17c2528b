import { createActor, fromPromise } from "xstate";
import {
  simulationForm,
  type SimulationFields,
} from "../../application/simulation/simulation-form.ts";
import { formMachine } from "../../application/acts/form.machine.ts";
import { elseOffline, simulateInBook } from "../../application/simulation/simulate-in-book.ts";
import type { Simulations } from "../../application/simulation/simulations.ts";
import { viewSimulator } from "../../application/simulation/view-simulator.ts";
import type { SimulationRequest } from "../../domain/simulation/simulation.ts";
import { httpSimulations } from "../../infrastructure/http/http-simulations.ts";
import { reductionAboveMean, simulationAdvice } from "../../text/simulation/simulation-advice.ts";
import type {
  SimulationResult,
  SimulatorFeature,
} from "../../ui/screens/simulator/simulator-feature.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const SIMULATIONS = key<Simulations>("simulations");

const needs = { simulations: SIMULATIONS, clock: keys.clock, drafts: keys.drafts };

/** The simulator of savings. */
export const simulatorFeature = feature(
  [
    bind(SIMULATIONS, [keys.api, keys.ledger, keys.clock], (api, ledger, clock) =>
      elseOffline(
        httpSimulations(api),
        simulateInBook({
          ledger,
          clock,
          adviseOn: simulationAdvice,
          aboveMean: reductionAboveMean,
        }),
      ),
    ),
  ],
  needs,
  startSimulator,
);

/** Starts the page's one simulation, which goes on while other screens are shown. */
export function startSimulator({
  simulations,
  clock,
  drafts,
}: NeedsOf<typeof needs>): SimulatorFeature {
  const [left] = drafts.read("simulation");
  const simulation = createActor(
    formMachine<SimulationFields, SimulationRequest, SimulationResult>(simulationForm).provide({
      actors: {
        send: fromPromise(async ({ input: { draft: request } }) => ({
          request,
          answer: await simulations.run(request),
        })),
      },
    }),
    { input: left?.fields },
  );
  simulation.subscribe(({ context: { fields, answer } }) => {
    const isTyped = answer === null && Object.values(fields).some((text) => text !== "");
    drafts.write("simulation", isTyped ? [{ fields, tries: [], edited: null }] : [], false);
  });
  return { view: viewSimulator(clock), actors: { simulation: simulation.start() } };
}
