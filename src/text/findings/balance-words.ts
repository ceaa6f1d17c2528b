import type { BalanceFinding } from "../../domain/recommendations/finding.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { formatEuros, formatMonth, formatPercent } from "../format.ts";
import { inNormalMonth, inNormalMonthThen } from "../normal-month.ts";
import type { FindingWords } from "./words.ts";

const NO_ADVICE = "Isto não é aconselhamento profissional: informe-se antes de decidir.";

/** The balance of a month, in words. */
export function balanceWords(finding: BalanceFinding, since: YearMonth | null): FindingWords {
  switch (finding.type) {
    case "deficit": {
      const { monthly, yearly, largest, ongoing, countedExtra } = finding;
      const start =
        largest === null
          ? "Comece por rever os contratos e as despesas fixas."
          : `Comece por ${largest.category}, a sua maior despesa variável, com ${formatEuros(largest.monthly)} por mês.`;
      const when = ongoing ? "Neste mês, que ainda decorre," : inNormalMonthThen(since);
      const extra =
        countedExtra > 0
          ? `, mesmo contando com os extras (${formatEuros(countedExtra)} por mês)`
          : "";
      return {
        title: "Gasta mais do que ganha",
        description: `${upperFirst(when)} as despesas superam as receitas em ${formatEuros(monthly)}${extra}. ${start}`,
        impact: `Equilibrar as contas evita perder ${formatEuros(yearly)} por ano.`,
      };
    }
    case "counts-extra":
      return {
        title: "Só com os extras é que as contas fecham",
        description: `${upperFirst(inNormalMonthThen(since))} as despesas superam as receitas em ${formatEuros(finding.short)}. ${finding.monthly > 0 ? `Os ${formatEuros(finding.monthly)} que lhe sobram contam com os extras` : "Não lhe falta dinheiro graças aos extras"}, cerca de ${formatEuros(finding.countedExtra)} por mês, que podem não se repetir. Baixe as despesas até caberem no que recebe todos os meses.`,
        impact: `Menos ${formatEuros(finding.short)} de despesas por mês e deixa de depender dos extras.`,
      };
    case "low-savings":
      return {
        title: "Aumente a sua margem de poupança",
        description:
          finding.monthly > 0
            ? `Poupa ${formatPercent(finding.rate, 1)} do que ganha, ${formatEuros(finding.monthly)} ${inNormalMonth(since)}. Um bom primeiro passo são 10 %: são mais ${formatEuros(finding.more)} por mês, que só um corte nas despesas lhe dá. O que já sobra, transfira-o no dia em que recebe, antes de o poder gastar.`
            : `Gasta tudo o que ganha: ${inNormalMonthThen(since)} não sobra nada. Um bom primeiro passo são 10 %: corte ${formatEuros(finding.more)} por mês nas despesas, e passa a tê-los de lado.`,
        impact: `Mais ${formatEuros(finding.yearly)} poupados por ano.`,
      };
    case "fair-savings":
      return {
        title: "Está perto de poupar um quinto do que ganha",
        description: `Poupa ${formatPercent(finding.rate, 1)} do que ganha, ${formatEuros(finding.monthly)} ${inNormalMonth(since)}. É um bom hábito; cortando mais ${formatEuros(finding.more)} por mês nas despesas chega aos 20 %, uma meta sólida.`,
        impact: `Mais ${formatEuros(finding.yearly)} poupados por ano.`,
      };
    case "strong-savings":
      return {
        title: "Dê destino ao que poupa",
        description: `Poupa ${formatPercent(finding.rate, 1)} do que ganha, ${formatEuros(finding.monthly)} ${inNormalMonth(since)}. ${surplusAdvice(finding)}`,
        impact: `${formatEuros(finding.yearly)} poupados num ano, a este ritmo.`,
      };
    case "idle-surplus":
      return {
        title: "Dê destino ao que sobra",
        description: `${afterGoals(finding.goals)} cerca de ${formatEuros(finding.idle)} por mês sem destino. Uma aplicação simples e com custos baixos, como certificados de aforro ou um depósito a prazo, protege melhor esse dinheiro do que a conta à ordem. ${NO_ADVICE}`,
        impact: `${formatEuros(finding.yearly)} por ano a trabalhar para si.`,
      };
    case "negative-streak":
      return {
        title: `${finding.count} meses seguidos no vermelho`,
        description: `De ${formatMonth(finding.from)} a ${formatMonth(finding.to)} gastou todos os meses mais do que ganhou, ${formatEuros(finding.lost)} ao todo. Escolha uma despesa para cortar já este mês: interromper a série é mais importante do que o tamanho do corte.`,
        impact: `Cerca de ${formatEuros(finding.mean)} por mês que deixam de sair das suas reservas.`,
      };
    case "spending-progress":
      return {
        title: "Está a gastar menos",
        description: `Em ${formatMonth(finding.month)} gastou menos ${formatEuros(finding.saved)} do que em ${formatMonth(finding.before)} (−${formatPercent(finding.part, 0)}), sem contar com o que é planeado, regular ou raro. Continue assim${finding.isThere ? ", e ponha a diferença de lado antes de lhe dar outro uso" : ""}.`,
        impact: `${formatEuros(finding.yearly)} por ano, se mantiver este nível.`,
      };
  }
}

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const afterGoals = (goals: number): string => {
  if (goals === 0) return "Sobram-lhe";
  return goals === 1 ? "Depois do seu objetivo sobram-lhe" : "Depois dos seus objetivos sobram-lhe";
};

function surplusAdvice({
  use,
  idle,
  goals,
}: Extract<BalanceFinding, { type: "strong-savings" }>): string {
  switch (use) {
    case "credit":
      return "Antes de investir, use parte deste valor para amortizar os créditos mais caros: poupa juros com toda a certeza.";
    case "fund":
      return "Antes de investir, complete um fundo de emergência com pelo menos três meses de despesas.";
    case "goals":
      return `${goals === 1 ? "O seu objetivo já dá" : "Os seus objetivos já dão"} destino a este valor: reserve-o no dia em que recebe.`;
    case "invest":
      return `Cerca de ${formatEuros(idle)} por mês ainda não têm destino: pondere investi-los a longo prazo, por exemplo num PPR ou num fundo diversificado de custos baixos. ${NO_ADVICE}`;
  }
}
