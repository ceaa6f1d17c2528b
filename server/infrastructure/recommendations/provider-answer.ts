import * as v from "valibot";
import { analysisSchema, decodeAnalysis } from "../../../src/contract/recommendations.ts";
import { byPriority } from "../../../src/domain/recommendations/by-priority.ts";
import { SHOWN_FINDINGS } from "../../../src/domain/recommendations/findings.ts";
import type { PlannedGoal } from "../../../src/domain/recommendations/goal-plan.ts";
import type {
  Analysis,
  GoalProjection,
} from "../../../src/domain/recommendations/recommendation.ts";
import { cents, eurosFromCents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { projectionOf } from "../../../src/text/findings/projection-words.ts";
import { aliasOf } from "../../../src/text/provider-prompt.ts";
import { plainText } from "./plain-text.ts";

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainText(text, longest)),
    v.check((text) => text !== ""),
  );

/** Models do not count decimals, so euros are rounded; what is no amount of money is refused. */
const amount = v.pipe(
  v.number(),
  v.check((euros) => euros >= 0 && euros <= eurosFromCents(MAX_AMOUNT)),
  v.transform((euros) => cents(Math.round(euros * 100))),
);

const { categoria, prioridade } = analysisSchema.entries.recomendacoes.item.entries;

/** What a provider has to answer: the shape of a report, in lengths that fit the screen. */
export const providerAnswerSchema = v.object({
  resumo_analise: line(1_500),
  recomendacoes: v.pipe(
    v.array(
      v.object({
        titulo: line(120),
        categoria,
        prioridade,
        descricao: line(800),
        impacto_estimado: v.nullable(line(200)),
      }),
    ),
    v.check((recommendations) => recommendations.length > 0),
  ),
  projecao_objetivos: v.array(
    v.object({ objetivo: line(80), tempo_estimado: line(80), valor_mensal_sugerido: amount }),
  ),
});

export type ProviderAnswer = v.InferOutput<typeof providerAnswerSchema>;

const ALIAS = new RegExp(`«?\\b${aliasOf(0).replace("0", "(\\d+)")}\\b»?`, "gi");

/** Gives the goals their names back; of too much advice the most urgent is kept, of invented goals none. */
export function analysisFrom(answer: ProviderAnswer, plan: readonly PlannedGoal[]): Analysis {
  const { text, recommendations, projections } = decodeAnalysis(answer);
  const named = (sentence: string) =>
    sentence.replace(ALIAS, (alias, number: string) => {
      const planned = plan[Number(number) - 1];
      return planned === undefined ? alias : `«${planned.goal.name}»`;
    });
  return {
    text: named(text),
    recommendations: byPriority(recommendations)
      .slice(0, SHOWN_FINDINGS)
      .map(({ title, description, impact, ...rest }) => ({
        ...rest,
        title: named(title),
        description: named(description),
        impact: impact === null ? null : named(impact),
      })),
    projections: plan.map((planned, index) =>
      projectionFor(planned, aliasOf(index + 1), projections),
    ),
  };
}

/** A goal that was passed over gets our own projection; nobody saves more for a goal than it misses. */
function projectionFor(
  planned: PlannedGoal,
  alias: string,
  projections: readonly GoalProjection[],
): GoalProjection {
  const found = projections.find(({ goal }) => goal.toLowerCase() === alias.toLowerCase());
  if (found === undefined) return projectionOf(planned);
  const monthly = cents(Math.min(found.monthly, planned.missing));
  return { goal: planned.goal.name, time: found.time, monthly };
}
