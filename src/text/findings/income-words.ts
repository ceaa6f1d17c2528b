import type { IncomeFinding } from "../../domain/recommendations/finding.ts";
import { formatEuros, formatMonthName, formatPercent } from "../format.ts";
import type { FindingWords } from "./words.ts";

/** The regularity of the income, in words. */
export function incomeWords(finding: IncomeFinding): FindingWords {
  switch (finding.type) {
    case "irregular-income":
      return {
        title: "Prepare-se para os meses mais fracos",
        description: `As suas receitas variam muito: ${formatEuros(finding.low.amount)} em ${formatMonthName(finding.low.month)}, ${formatEuros(finding.high.amount)} em ${formatMonthName(finding.high.month)}. Faça contas a ${formatEuros(finding.mean)} por mês, a média, e guarde o que vier a mais nos meses bons para compensar os outros.`,
        impact: "Menos sobressaltos e nenhum mês dependente do cartão de crédito.",
      };
    case "concentrated-income":
      return {
        title: "As suas receitas dependem quase só de uma fonte",
        description: `${finding.source} representa ${formatPercent(finding.share, 0)} do que ganha. Faça crescer uma segunda fonte, mesmo pequena: dá-lhe margem se a principal falhar.`,
        impact: null,
      };
    case "single-income":
      return {
        title: "Pense numa segunda fonte de receita",
        description: `Tudo o que ganha, ${formatEuros(finding.monthly)} num mês normal, vem de ${finding.source}. Vender o que já não usa, dar explicações ou fazer um trabalho pontual já torna o orçamento mais resistente.`,
        impact: "Mais segurança se a sua principal receita falhar.",
      };
  }
}
