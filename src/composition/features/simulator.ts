import { createActor, fromPromise } from "xstate";
import { simulationMachine } from "../../application/machines/simulation.machine.ts";
import { loadSimulator } from "../../application/use-cases/load-simulator.ts";
import { httpSimulations } from "../../infrastructure/http/http-simulations.ts";
import type { SimulatorFeature } from "../../ui/screens/simulator/simulator-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";

/** Wires the simulator when it is first asked for. */
export function startSimulator({ container }: Pick<Shell, "container">): SimulatorFeature {
  bind(container, keys.simulations, [keys.api], httpSimulations);
  bind(container, keys.loadSimulator, [keys.categories, keys.goals], loadSimulator);
  const simulations = container.get(keys.simulations);
  const simulation = createActor(
    simulationMachine.provide({
      actors: { run: fromPromise(({ input }) => simulations.run(input)) },
    }),
  );
  return {
    load: container.get(keys.loadSimulator),
    actors: { simulation: simulation.start() },
  };
}
