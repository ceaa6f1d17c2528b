import { cents, ratio, subtract, ZERO, type Cents } from "../../domain/shared/cents.ts";
import type { GoalImpact, Simulation } from "../../domain/simulation/simulation.ts";
import { isBeyondWords } from "../duration.ts";
import { formatEuros, formatPercent } from "../format.ts";
import { monthCount } from "../month-count.ts";

/** For whom nothing is left: no goal, one, or several. */
const FOR_GOALS = ["", " para o seu objetivo", " para os seus objetivos"] as const;

type ReachableGoal = GoalImpact & { readonly newMonths: number };

/** The advice on a simulated reduction, in one to three sentences (recomendacao on the wire). */
export const simulationAdvice = (category: string, simulation: Simulation): string =>
  [savingSentence(category, simulation), nextStep(simulation), extraSentence(simulation)]
    .filter((sentence) => sentence !== null)
    .join(" ");

/** The error for a reduction above the category's monthly mean. */
export const reductionAboveMean = (mean: Cents): string =>
  `A redução não pode ultrapassar a média mensal desta categoria, que é de ${formatEuros(mean)}.`;

function savingSentence(category: string, { current, saving }: Simulation): string {
  const part = formatPercent(ratio(saving, current.categorySpent), 0);
  const yearly = formatEuros(cents(saving * 12));
  return `Reduzir ${category} em ${formatEuros(saving)} por mês (${part} do que gasta nesta categoria) poupa ${yearly} por ano.`;
}

/** The sentence for a balance that includes extras; null without extras. */
const extraSentence = ({ simulated: { extra } }: Simulation): string | null =>
  extra > 0
    ? `O saldo conta com os extras, cerca de ${formatEuros(extra)} por mês: um mês normal, sem eles, não chega para as despesas.`
    : null;

/** The next step: out of the red or not yet, else the goal that comes closer. */
function nextStep({ current, simulated, impacts }: Simulation): string | null {
  if (simulated.balance < 0)
    return `O saldo continua negativo: faltam ainda ${formatEuros(subtract(ZERO, simulated.balance))} por mês para o equilibrar, por isso procure outra despesa a reduzir.`;
  if (simulated.balance === 0)
    return `O saldo fica equilibrado, mas ainda não sobra nada${FOR_GOALS[Math.min(impacts.length, 2)]}.`;
  const nearest = nearestOf(impacts);
  if (nearest !== null) return goalSentence(nearest);
  return current.balance <= 0
    ? `O saldo torna-se positivo: passam a sobrar ${formatEuros(simulated.balance)} por mês.`
    : null;
}

/** The goal that is reached first, of those that come closer if there are any; the first among equals. */
function nearestOf(impacts: readonly GoalImpact[]): ReachableGoal | null {
  const open = impacts.filter(
    (impact): impact is ReachableGoal => impact.missing > 0 && impact.newMonths !== null,
  );
  const nearer = open.filter(({ monthsSaved }) => monthsSaved !== 0);
  return (nearer.length > 0 ? nearer : open).reduce<ReachableGoal | null>(
    (nearest, impact) =>
      nearest === null || impact.newMonths < nearest.newMonths ? impact : nearest,
    null,
  );
}

function goalSentence({ goal, newMonths, currentMonths, monthsSaved }: ReachableGoal): string {
  if (currentMonths === null || monthsSaved === null)
    return `O objetivo «${goal}», até agora sem previsão, fica a ${monthCount(newMonths)}.`;
  if (monthsSaved > 0 && isBeyondWords(currentMonths))
    return isBeyondWords(newMonths)
      ? `O objetivo «${goal}» fica mais perto, mas ainda a ${monthCount(newMonths)}.`
      : `O objetivo «${goal}», até agora a ${monthCount(currentMonths)}, fica a ${monthCount(newMonths)}.`;
  return monthsSaved === 0
    ? `O objetivo «${goal}» continua a ${monthCount(newMonths)}, com mais folga.`
    : `O objetivo «${goal}» fica a ${monthCount(newMonths)}, menos ${monthCount(monthsSaved)} do que agora.`;
}
