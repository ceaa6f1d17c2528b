import { createActor, fromPromise } from "xstate";
import { simulationMachine } from "../../application/machines/simulation.machine.ts";
import type { Simulations } from "../../application/ports/simulations.ts";
import { viewSimulator } from "../../application/use-cases/view-simulator.ts";
import { httpSimulations } from "../../infrastructure/http/http-simulations.ts";
import type { SimulatorFeature } from "../../ui/screens/simulator/simulator-feature.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const SIMULATIONS = key<Simulations>("simulations");

const needs = { simulations: SIMULATIONS, clock: keys.clock };

/** The simulator of savings. */
export const simulatorFeature = feature(
  [bind(SIMULATIONS, [keys.api], httpSimulations)],
  needs,
  startSimulator,
);

/** Starts the one simulation of the page, which outlives a walk to another screen. */
export function startSimulator({ simulations, clock }: NeedsOf<typeof needs>): SimulatorFeature {
  const simulation = createActor(
    simulationMachine.provide({
      actors: { run: fromPromise(({ input }) => simulations.run(input)) },
    }),
  );
  return { view: viewSimulator(clock), actors: { simulation: simulation.start() } };
}
