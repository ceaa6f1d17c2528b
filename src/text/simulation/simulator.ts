import { extraMonthsOf, type NormalFigures } from "../../domain/normal-month/normal-figures.ts";
import type { Simulation } from "../../domain/simulation/simulation.ts";
import { extraText } from "../extra-income.ts";
import { formatEuros, formatMonthName, formatSignedPercent } from "../format.ts";
import { formatUnsignedEuros } from "../format-further.ts";
import { NO_FORECAST } from "../goals/goal-plan.ts";
import { monthCount } from "../month-count.ts";
import { monthsFromTo } from "../months.ts";

const months = (count: number | null) => (count === null ? NO_FORECAST : monthCount(count));

/** The figures of a normal month, and the months from which they are known. */
function basis(figures: NormalFigures): string {
  const { from, to, since, income, expenses, extra, countedExtra, surplus } = figures;
  const left =
    surplus < 0 ? `faltam ${formatUnsignedEuros(surplus)}` : `sobram ${formatEuros(surplus)}`;
  const beside =
    countedExtra > 0 ? "conta com os extras" : extraText(extra, extraMonthsOf(figures));
  const when = since === null ? `de ${monthsFromTo(from, to)}` : `desde ${formatMonthName(since)}`;
  return `Mês normal, ${when}: ${formatEuros(income)} de receitas e ${formatEuros(expenses)} de despesas; ${left}${beside === null ? "" : `; ${beside}`}.`;
}

/** The simulator. */
export const simulatorTexts = {
  title: "Simulador",
  subtitle: "Veja o que muda se gastar menos numa categoria",
  form: "Cenário",
  category: "Categoria a reduzir",
  choose: "Escolher…",
  reduction: "Redução por mês",
  goal: "Objetivo",
  allGoals: "Todos os objetivos",
  incomplete: "Por favor, preencha categoria e valor de redução.",
  run: "Simular",
  running: "A simular…",
  reset: "Nova Simulação",
  empty: "O resultado aparece aqui",
  emptyHint: "Escolha uma categoria e quanto quer poupar por mês. Comparamos com um mês normal.",
  basis,
  done: "Simulação concluída.",
  result: "Resultado da simulação",
  saving: "Poupança mensal",
  difference: "Diferença no saldo",
  increase: "Aumento do saldo",
  unknownIncrease: "—",
  recommendation: "Recomendação",
  comparison: "Cenário atual e simulado",
  inForecast: "Mostrar na previsão",
  measure: "Por mês",
  current: "Atual",
  simulated: "Simulado",
  change: "Diferença",
  income: "Receitas",
  expenses: "Despesas",
  balance: "Saldo",
  extra: "Extras",
  categorySpent: (category: string) => `Gasto em ${category}`,
  impact: "Impacto nos objetivos",
  missing: "Valor em falta",
  currentMonths: "Tempo atual",
  newMonths: "Novo tempo",
  monthsSaved: "Tempo poupado",
  months,
  noGoals: "Sem objetivos para comparar",
  noGoalsHint: "Crie um objetivo no seu perfil para ver quanto tempo pode poupar.",
  bannerTitle: "O simulador faz parte do Premium",
  banner:
    "Experimente cortes nas despesas antes de os fazer, e veja quantos meses ganha em cada objetivo. O que vê abaixo é um exemplo.",
} as const;

/** The outcome of a reduction, in one sentence. */
export function outcomeSentence(
  category: string,
  { current, simulated, saving }: Simulation,
): string {
  const [before, after] = [current.balance, simulated.balance];
  const cause = `com menos ${formatEuros(saving)} em ${category}`;
  if (after < 0)
    return `Faltam ${formatUnsignedEuros(after)} por mês em vez de ${formatUnsignedEuros(before)}, ${cause}`;
  return before < 0
    ? `Sobram ${formatEuros(after)} por mês em vez de faltarem ${formatUnsignedEuros(before)}, ${cause}`
    : `Sobram ${formatEuros(after)} por mês em vez de ${formatEuros(before)}, ${cause}`;
}

/** The growth of a balance as a percentage, or '—' where there is no balance to grow. */
export const increaseText = (increase: number | null): string =>
  increase === null ? simulatorTexts.unknownIncrease : formatSignedPercent(increase, 1);
