import type { Simulations } from "../../application/simulation/simulations.ts";
import { paths } from "../../contract/paths.ts";
import {
  decodeSimulation,
  encodeSimulationRequest,
  simulationSchema,
} from "../../contract/simulation.ts";
import type { Api } from "./api.ts";

/** Scenarios over POST /simulacao/cenario. */
export const httpSimulations = (api: Api): Simulations => ({
  run: async (request) => {
    const body = encodeSimulationRequest(request);
    return decodeSimulation(await api("post", paths.simulation, simulationSchema, { body }));
  },
});
