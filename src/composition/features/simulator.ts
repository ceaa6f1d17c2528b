import { createActor, fromPromise } from "xstate";
import { simulationMachine } from "../../application/machines/simulation.machine.ts";
import { viewSimulator } from "../../application/use-cases/view-simulator.ts";
import { httpSimulations } from "../../infrastructure/http/http-simulations.ts";
import type {
  SimulatorActors,
  SimulatorFeature,
} from "../../ui/screens/simulator/simulator-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";

/** Wires the simulator when it is first asked for. */
export function startSimulator({ container }: Pick<Shell, "container">): SimulatorFeature {
  bind(container, keys.simulations, [keys.api], httpSimulations);
  return {
    view: viewSimulator,
    actors: startSimulatorActors({ container }),
  };
}

/** Starts the one simulation of the page, which outlives a walk to another screen. */
export function startSimulatorActors({ container }: Pick<Shell, "container">): SimulatorActors {
  const simulations = container.get(keys.simulations);
  const machine = simulationMachine.provide({
    actors: { run: fromPromise(({ input }) => simulations.run(input)) },
  });
  return { simulation: createActor(machine).start() };
}
