import * as v from "valibot";
import { analysisSchema, decodeAnalysis } from "../../../src/contract/recommendations.ts";
import { byPriority } from "../../../src/domain/recommendations/by-priority.ts";
import { SHOWN_FINDINGS } from "../../../src/domain/recommendations/findings.ts";
import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import { planWith } from "../../../src/domain/recommendations/goal-plan.ts";
import type { Analysis } from "../../../src/domain/recommendations/recommendation.ts";
import { cents, eurosFromCents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { projectionOf } from "../../../src/text/findings/projection-words.ts";
import { aliasOf } from "../../../src/text/provider-prompt.ts";
import type { ToldCategories } from "./told-categories.ts";
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

/** What a provider has to answer: the shape of a report, in lengths that fit the screen; the times follow from the amounts. */
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
  projecao_objetivos: v.array(v.object({ objetivo: line(80), valor_mensal_sugerido: amount })),
});

export type ProviderAnswer = v.InferOutput<typeof providerAnswerSchema>;

const ALIAS = new RegExp(`«?\\b${aliasOf(0).replace("0", "(\\d+)")}\\b»?`, "gi");

/**
 * Gives goals and categories their names back; of too much advice the most urgent is kept, of invented goals none. The amounts are
 * corrected to what a month leaves, and a goal that was passed over gets what we propose.
 */
export function analysisFrom(
  answer: ProviderAnswer,
  { plan, summary }: FinancialFacts,
  categories: Pick<ToldCategories, "named">,
): Analysis {
  const { text, recommendations } = decodeAnalysis({ ...answer, projecao_objetivos: [] });
  const named = (sentence: string) =>
    categories.named(sentence).replace(ALIAS, (alias, number: string) => {
      const planned = plan[Number(number) - 1];
      return planned === undefined ? alias : `«${planned.goal.name}»`;
    });
  const wanted = new Map(
    answer.projecao_objetivos.map((projection) => [
      projection.objetivo.toLowerCase(),
      projection.valor_mensal_sugerido,
    ]),
  );
  const amounts = plan.map(
    ({ monthly }, index) => wanted.get(aliasOf(index + 1).toLowerCase()) ?? monthly,
  );
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
    projections: planWith(plan, summary.meanBalance, amounts).map(projectionOf),
  };
}
