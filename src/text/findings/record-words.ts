import type { RecordFinding } from "../../domain/recommendations/finding.ts";
import { formatEuros, formatPercent } from "../format.ts";
import type { FindingWords } from "./words.ts";

/** The gaps in the records, in words. */
export function recordWords(finding: RecordFinding): FindingWords {
  switch (finding.type) {
    case "record-income":
      return {
        title: "Registe as suas receitas",
        description:
          finding.spent > 0
            ? `Já registou ${formatEuros(finding.spent)} de despesas neste período, mas nenhuma receita. Junte o salário e outras entradas: só assim se vê quanto lhe sobra.`
            : "Comece pelo que entra: registe o salário do mês e outras receitas que tenha, com a data em que as recebeu. Leva menos de um minuto.",
        impact: "Passa a ver o seu saldo real e quanto pode poupar.",
      };
    case "record-expenses":
      return {
        title: "Registe as suas despesas",
        description:
          finding.earned > 0
            ? `Já registou ${formatEuros(finding.earned)} de receitas, mas nenhuma despesa. Comece pelas maiores (renda ou prestação, supermercado, contas da casa) e acrescente as pequenas à medida que acontecem.`
            : "Depois registe o que sai: primeiro as despesas grandes e certas (renda ou prestação, contas da casa, subscrições), a seguir as do dia a dia.",
        impact: "Ao fim de um mês já sabe para onde vai o seu dinheiro.",
      };
    case "few-records":
      return {
        title: "Complete o retrato das suas finanças",
        description: `Esta análise assenta em apenas ${finding.count === 1 ? "1 registo" : `${finding.count} registos`}. Registe tudo durante um mês inteiro, mesmo os cafés: os padrões que interessam só aparecem quando nada fica de fora.`,
        impact: "Recomendações mais certeiras já no próximo mês.",
      };
    case "vague-category":
      return {
        title: "Descubra o que se esconde em «Outros»",
        description: `A categoria «Outros» leva ${formatPercent(finding.share, 0)} das suas despesas, ${formatEuros(finding.amount)} neste período. Arrume esses registos noutras categorias para saber o que pode reduzir.`,
        impact: null,
      };
  }
}
