import * as v from "valibot";
import { recommendation } from "../../../src/contract/recommendations/recommendations.ts";
import { byPriority } from "../../../src/domain/recommendations/by-priority.ts";
import { MAX_SHOWN } from "../../../src/domain/recommendations/findings.ts";
import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import type { Analysis } from "../../../src/domain/recommendations/recommendation.ts";
import { projectionOf } from "../../../src/text/findings/projection-words.ts";
import { aliasOf } from "../../../src/text/recommendations/provider-prompt.ts";
import type { ToldCategories } from "./told-categories.ts";

/** Characters that would control a terminal or reverse a line. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/** Converts a foreign text to one plain line, cut to a length in UTF-16 units; markup in it is shown as text. */
function plainText(text: string, longest: number): string {
  const line = text.toWellFormed().replace(INVISIBLE, " ").replace(/ {2,}/g, " ").trim();
  if (line.length <= longest) return line;
  // A surrogate pair that the cut would split is dropped.
  const cut = line.slice(0, longest - 1);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainText(text, longest)),
    v.check((text) => text !== ""),
  );

const { categoria, prioridade } = recommendation.entries;

/**
 * The required answer of a provider: the format of a report, in lengths that fit the screen; the plan of the goals is
 * our own.
 */
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
});

export type ProviderAnswer = v.InferOutput<typeof providerAnswerSchema>;

const ALIAS = new RegExp(`«?\\b${aliasOf(0).replace("0", "(\\d+)")}\\b»?`, "gi");

/**
 * Restores the names of goals and categories; of too much advice it takes the most urgent. The plan of the goals is our
 * own.
 */
export function analysisFrom(
  answer: ProviderAnswer,
  { plan, today }: FinancialFacts,
  categories: Pick<ToldCategories, "named">,
): Analysis {
  const recommendations = answer.recomendacoes.map((one) =>
    recommendation.read({ ...one, numero: null, ato: null }),
  );
  const named = (sentence: string) =>
    categories.named(sentence).replace(ALIAS, (alias, number: string) => {
      const planned = plan[Number(number) - 1];
      return planned === undefined ? alias : `«${planned.goal.name}»`;
    });
  return {
    text: named(answer.resumo_analise),
    recommendations: byPriority(recommendations)
      .slice(0, MAX_SHOWN)
      .map(({ title, description, impact, ...rest }) => ({
        ...rest,
        title: named(title),
        description: named(description),
        impact: impact === null ? null : named(impact),
      })),
    projections: plan.map((planned) => projectionOf(planned, today)),
  };
}
