import type { GoalFinding } from "../../domain/recommendations/finding.ts";
import { subtract } from "../../domain/shared/cents.ts";
import { formatDate, formatEuros } from "../format.ts";
import { aboutDuration, type FindingWords } from "./words.ts";

const covers = (months: number) =>
  months < 1
    ? "menos de um mês"
    : months < 2
      ? "pouco mais de um mês"
      : `cerca de ${Math.floor(months)} meses`;

const purposeOf = ({ count, withReserve }: Extract<GoalFinding, { type: "goals-competing" }>) =>
  `${count === 1 ? "cumprir o prazo do seu objetivo" : `cumprir os prazos dos seus ${count} objetivos`}${withReserve ? " e reforçar a reserva" : ""}`;

/** How the goals and the reserve stand, in words. */
export function goalWords(finding: GoalFinding): FindingWords {
  switch (finding.type) {
    case "fund-missing":
      return {
        title: "Crie um fundo de emergência",
        description: `Não tem nenhum objetivo que sirva de reserva para imprevistos. Três meses das suas despesas são ${formatEuros(finding.target)}: crie um objetivo «Fundo de emergência» e guarde-o numa conta à parte, sempre disponível.`,
        impact: `Com o que lhe sobra hoje chega lá em ${aboutDuration(finding.months)}.`,
      };
    case "fund-short":
      return {
        title: `Reforce «${finding.goal}»`,
        description: `A sua reserva de ${formatEuros(finding.current)} cobre ${covers(finding.covered)} de despesas. Para um imprevisto sério convém ter entre três e seis meses: faltam-lhe ${formatEuros(subtract(finding.target, finding.current))} para os três.`,
        impact: "Um imprevisto deixa de significar um crédito.",
      };
    case "fund-solid":
      return {
        title: "Tem uma reserva sólida",
        description: `«${finding.goal}» já cobre ${covers(finding.covered)} de despesas. ${finding.covered < 6 ? "Está protegido contra a maior parte dos imprevistos; se o seu rendimento for incerto, siga até aos seis." : "Mais do que isso já não precisa de estar parado: o que juntar a partir daqui pode ter outro destino."}`,
        impact: null,
      };
    case "goals-competing":
      return {
        title: "Os seus objetivos disputam o mesmo dinheiro",
        description: `Para ${purposeOf(finding)} precisa de ${formatEuros(finding.needed)} por mês, mas sobram-lhe em média ${formatEuros(finding.surplus)}. Escolha o mais importante, cumpra-lhe o prazo e adie os outros.`,
        impact: `Faltam ${formatEuros(subtract(finding.needed, finding.surplus))} por mês para chegar a todos.`,
      };
    case "goal-out-of-reach":
      return {
        title: `«${finding.goal}» não chega a tempo`,
        description: `Faltam ${formatEuros(finding.missing)} até ${formatDate(finding.deadline)}, ou seja, ${formatEuros(finding.needed)} por mês; ${finding.surplus > 0 ? `sobram-lhe em média ${formatEuros(finding.surplus)}` : "neste momento não lhe sobra nada"}. Adie o prazo, baixe o valor ou encontre uma despesa que possa reduzir.`,
        impact:
          finding.surplus > 0
            ? `Faltam ${formatEuros(subtract(finding.needed, finding.surplus))} por mês para cumprir o prazo.`
            : null,
      };
    case "goal-overdue":
      return {
        title: `O prazo de «${finding.goal}» já passou`,
        description: `O prazo era ${formatDate(finding.deadline)} e ainda faltam ${formatEuros(finding.missing)}. Defina um novo prazo que consiga cumprir, ou dê o objetivo por encerrado.`,
        impact: null,
      };
    case "goal-on-track":
      return {
        title: `«${finding.goal}» está no bom caminho`,
        description: `Com ${formatEuros(finding.needed)} por mês chega lá até ${formatDate(finding.deadline)}, e sobram-lhe em média ${formatEuros(finding.surplus)}. Programe uma transferência automática para o dia em que recebe.`,
        impact: null,
      };
    case "goal-without-deadline":
      return {
        title: `Marque um prazo para «${finding.goal}»`,
        description: `Faltam ${formatEuros(finding.missing)}. Se lhe dedicar ${formatEuros(finding.monthly)} por mês, chega lá em ${aboutDuration(finding.months)}: registe essa data como prazo, porque um objetivo com data é mais fácil de cumprir.`,
        impact: null,
      };
    case "first-goal":
      return {
        title: "Crie o seu primeiro objetivo",
        description:
          finding.surplus > 0
            ? `Sobram-lhe em média ${formatEuros(finding.surplus)} por mês. Diga para que os quer juntar: umas férias, uma entrada para a casa, uma reserva. Com um nome e um prazo, poupar custa menos.`
            : "Umas férias, um computador, uma reserva para imprevistos: escolha algo que queira mesmo, mesmo que comece com pouco. Com um nome e um prazo, poupar custa menos.",
        impact: null,
      };
  }
}
