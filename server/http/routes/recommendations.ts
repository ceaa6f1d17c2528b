import { paths } from "../../../src/contract/paths.ts";
import {
  encodeRecommendations,
  recommendationRequestSchema,
  lastRecommendationsSchema,
  recommendationsSchema,
} from "../../../src/contract/recommendations/recommendations.ts";
import type { generateRecommendations } from "../../application/recommendations/generate-recommendations.ts";
import type { readRecommendations } from "../../application/recommendations/read-recommendations.ts";
import type { Api } from "../api.ts";
import { refuse, refuseTooMany } from "../answers/refuse.ts";
import { sendNullable } from "../answers/send-nullable.ts";
import { sessionOf } from "../access/session-of.ts";

export type RecommendationUseCases = {
  readonly readRecommendations: ReturnType<typeof readRecommendations>;
  readonly generateRecommendations: ReturnType<typeof generateRecommendations>;
};

/** Adds the recommendations, for as many months as the plan includes (/recomendacoes). */
export function recommendationRoutes(
  api: Api,
  { readRecommendations, generateRecommendations }: RecommendationUseCases,
): void {
  api.get(
    paths.recommendations,
    {
      config: {
        access: "user",
        summary: "Ler as últimas recomendações; null enquanto não existirem",
        description:
          "«gerado_em» diz de quando são, e «revisao» em que alteração dos dados assentam (null nas mais antigas): se FinControl-Revisao for maior, os registos mudaram desde então. Também são null se o plano já não der o seu período.",
        answers: { 200: lastRecommendationsSchema },
      },
    },
    async (request, reply) => {
      const report = await readRecommendations(sessionOf(request).user);
      return sendNullable(reply, report && encodeRecommendations(report));
    },
  );

  api.post(
    paths.generateRecommendations,
    {
      schema: { body: recommendationRequestSchema },
      config: {
        access: "user",
        waitsForOthers: true,
        summary: "Gerar recomendações sobre os últimos meses; no plano Free sobre 3",
        description:
          "«periodo_meses» inclui o mês em curso. «saldo_medio_mensal» é a média dos meses que já acabaram, ditos em «meses_do_saldo_medio». Os conselhos assentam em «mes_normal», seja qual for o período; «desde» diz o mês a partir do qual é outro. «origem» diz de quem são: «regras», «ia», ou «regras_apos_falha» se o fornecedor falhou; só os das regras trazem «numero» e «ato», o que se pode fazer. «projecao_objetivos» vem pela ordem em que os objetivos são servidos: «valor_mensal_sugerido» é o do próximo mês, e «a_partir_de» diz quando começa um que ainda espera. Até 10 por hora.",
        answers: { 200: recommendationsSchema },
        refusals: ["period-locked"],
      },
    },
    async (request, reply) => {
      const { user, ledger } = sessionOf(request);
      const report = await generateRecommendations(user, ledger.id, request.body.periodo_meses);
      if (report.ok) return encodeRecommendations(report.value);
      const { reason } = report;
      return typeof reason === "object" ? refuseTooMany(reply, reason) : refuse(reply, reason);
    },
  );
}
