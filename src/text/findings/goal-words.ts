import type { GoalFinding } from "../../domain/recommendations/finding.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { aboutDuration } from "../duration.ts";
import { formatDate, formatEuros, formatMonth } from "../format.ts";
import { inNormalMonth, inNormalMonthThen } from "../normal-month.ts";
import { paidByText } from "../goals/yearly-income.ts";
import type { FindingWords } from "./words.ts";

const covers = (months: number) =>
  months < 1 ? "menos de um mês" : months < 2 ? "pouco mais de um mês" : `cerca de ${months} meses`;

type Turn = { readonly monthly: Cents; readonly startsIn: YearMonth | null };

/** The goal's share of the next month, or the month in which its turn comes. */
function turn({ monthly, startsIn }: Turn): string {
  if (startsIn !== null) return `A sua vez chega em ${formatMonth(startsIn)}`;
  return monthly > 0
    ? `Começa com ${formatEuros(monthly)} já no próximo mês`
    : "A sua vez ainda vem longe";
}

/** The yearly incomes that a goal needs to be in time, as a sentence with a space after it, or nothing. */
function paidBy({
  goal,
  paidBy: incomes,
}: Extract<GoalFinding, { type: "goal-on-track" }>): string {
  const sentence = paidByText(goal, incomes);
  return sentence === null ? "" : `${sentence} `;
}

/** How many other goals come before one; nothing if none does. */
const waitsFor = (ahead: number): string => {
  if (ahead === 0) return "";
  return ahead === 1 ? ", e outro objetivo vem antes" : ", e outros objetivos vêm antes";
};

/** The state of the goals and the reserve, in words. */
export function goalWords(finding: GoalFinding, since: YearMonth | null): FindingWords {
  switch (finding.type) {
    case "fund-missing":
      return {
        title: "Crie um fundo de emergência",
        description: `Não tem nenhum objetivo que sirva de reserva para imprevistos. Três meses das suas despesas são ${formatEuros(finding.target)}: crie um objetivo «Fundo de emergência» e guarde-o numa conta à parte, sempre disponível.`,
        impact: `Com o que lhe sobra ${inNormalMonthThen(since)} chega lá em ${aboutDuration(finding.months)}.`,
      };
    case "fund-short":
      return {
        title: `Reforce «${finding.goal}»`,
        description: `A sua reserva de ${formatEuros(finding.current)} cobre ${covers(finding.covered)} de despesas. Para um imprevisto sério convém ter entre três e seis meses: faltam-lhe ${formatEuros(finding.missing)} para os três.`,
        impact: "Um imprevisto deixa de significar um crédito.",
      };
    case "fund-solid":
      return {
        title: "Tem uma reserva sólida",
        description: `«${finding.goal}» já cobre ${covers(finding.covered)} de despesas. ${finding.covered < 6 ? "Está protegido contra a maior parte dos imprevistos; se o seu rendimento for incerto, siga até aos seis." : "Mais do que isso já não precisa de estar parado: o que juntar a partir daqui pode ter outro destino."}`,
        impact: null,
      };
    case "goal-out-of-reach":
      return outOfReach(finding, since);
    case "goal-overdue":
      return {
        title: `O prazo de «${finding.goal}» já passou`,
        description: `O prazo era ${formatDate(finding.deadline)} e ainda faltam ${formatEuros(finding.missing)}. ${finding.months === null ? "Defina um novo prazo que consiga cumprir, ou dê o objetivo por encerrado." : `Com o que lhe sobra fica completo em ${aboutDuration(finding.months)}: dê-lhe um novo prazo, ou dê o objetivo por encerrado.`}`,
        impact: null,
      };
    case "goal-on-track":
      return {
        title: `«${finding.goal}» está no bom caminho`,
        description: `${turn(finding)}, e fica completo até ${formatDate(finding.deadline)}. ${paidBy(finding)}Programe uma transferência automática para o dia em que recebe.`,
        impact: null,
      };
    case "goal-without-deadline":
      return {
        title: `Marque um prazo para «${finding.goal}»`,
        description: `Faltam ${formatEuros(finding.missing)}. ${turn(finding)}, e fica completo em ${aboutDuration(finding.months)}: registe essa data como prazo, porque um objetivo com data é mais fácil de cumprir.`,
        impact: null,
      };
    case "first-goal":
      return {
        title: "Crie o seu primeiro objetivo",
        description:
          finding.surplus > 0
            ? `Sobram-lhe ${formatEuros(finding.surplus)} ${inNormalMonth(since)}. Escolha para que os quer juntar: umas férias, uma entrada para a casa, uma reserva. Com um nome e um prazo, poupar custa menos.`
            : "Umas férias, um computador, uma reserva para imprevistos: escolha algo que queira muito, ainda que comece com pouco. Com um nome e um prazo, poupar custa menos.",
        impact: null,
      };
  }
}

function outOfReach(
  finding: Extract<GoalFinding, { type: "goal-out-of-reach" }>,
  since: YearMonth | null,
): FindingWords {
  const { goal, surplus, months, ahead } = finding;
  const [day, missing] = [formatDate(finding.deadline), formatEuros(finding.missing)];
  if (months === 0)
    return {
      title: `O prazo de «${goal}» acaba este mês`,
      description: `Até ${day} ainda faltam ${missing}. ${finding.isThere ? "Se os puser de lado já, chega a tempo; se não, adie o prazo." : "É mais do que tem para pôr de lado: adie o prazo ou baixe o valor."}`,
      impact: null,
    };
  const left =
    surplus > 0
      ? `${inNormalMonthThen(since)} sobram-lhe ${formatEuros(surplus)}${waitsFor(ahead)}`
      : "neste momento não lhe sobra nada";
  return {
    title: `«${goal}» não chega a tempo`,
    description: `No fim do prazo, ${day}, ainda faltam ${missing}: ${left}. Adie o prazo, baixe o valor ou encontre uma despesa que possa reduzir.`,
    impact: null,
  };
}
