import { paths } from "../../../src/contract/paths.ts";
import {
  decodeSimulationRequest,
  encodeSimulation,
  simulationRequestSchema,
  simulationSchema,
} from "../../../src/contract/simulation.ts";
import { reductionAboveMean } from "../../../src/text/simulation/simulation-advice.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { simulateScenario } from "../../application/forecast/simulate-scenario.ts";
import type { Api } from "../api.ts";
import { refuse, refuseField } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

export type SimulationUseCases = {
  readonly simulateScenario: ReturnType<typeof simulateScenario>;
};

/** Adds the simulation of spending less, for plans that include it (/simulacao). */
export function simulationRoutes(api: Api, { simulateScenario }: SimulationUseCases): void {
  api.post(
    paths.simulation,
    {
      schema: { body: simulationRequestSchema },
      config: {
        access: { feature: "simulator" },
        summary: "Simular a redução de uma categoria de despesa",
        description:
          "«cenario_atual» é o mês normal; «extras» é o rendimento extra que «saldo_mensal» conta. A redução não passa do gasto médio da categoria (422). «meses_atual» e «meses_novo» são null se o mês nada deixa para os objetivos.",
        answers: { 200: simulationSchema },
        refusals: ["no-such-record"],
      },
    },
    async (request, reply) => {
      const wanted = decodeSimulationRequest(request.body);
      const answer = await simulateScenario(sessionOf(request).ledger.id, wanted);
      if (answer.ok) return encodeSimulation(answer.value);
      if (typeof answer.reason === "object")
        return refuseField(reply, "valor_reducao", reductionAboveMean(answer.reason.mean));
      if (answer.reason === "bad-category")
        return refuseField(reply, "categoria_reduzir", fieldIssues["bad-category"]);
      return refuse(reply, answer.reason);
    },
  );
}
