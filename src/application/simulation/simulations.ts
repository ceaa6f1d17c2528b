import type { SimulationAnswer, SimulationRequest } from "../../domain/simulation/simulation.ts";

/** Runs scenarios on the user's own figures. Rejects with a Failure. */
export type Simulations = { run(request: SimulationRequest): Promise<SimulationAnswer> };
