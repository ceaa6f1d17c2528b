import type { Cents } from "../../domain/shared/cents.ts";
import { outcomeOf, type Outcome, type ReachableGoal } from "../../domain/simulation/outcome.ts";
import type { Simulation } from "../../domain/simulation/simulation.ts";
import { isBeyondWords } from "../duration.ts";
import { formatEuros, formatPercent } from "../format.ts";
import { formatUnsignedEuros } from "../format-further.ts";
import { monthCount } from "../month-count.ts";

/** For whom nothing is left: no goal, one, or several. */
function forGoals(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " para o seu objetivo" : " para os seus objetivos";
}

/** The advice on a simulated reduction, in one to three sentences (recomendacao on the wire). */
export function simulationAdvice(category: string, simulation: Simulation): string {
  const outcome = outcomeOf(simulation);
  return [
    savingSentence(category, simulation, outcome),
    nextStep(simulation, outcome),
    extraSentence(simulation),
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

/** The error for a reduction above the category's monthly mean. */
export const reductionAboveMean = (mean: Cents): string =>
  `A redução não pode ultrapassar a média mensal desta categoria, que é de ${formatEuros(mean)}.`;

const savingSentence = (category: string, { saving }: Simulation, { part, yearly }: Outcome) =>
  `Reduzir ${category} em ${formatEuros(saving)} por mês (${formatPercent(part, 0)} do que gasta nesta categoria) poupa ${formatEuros(yearly)} por ano.`;

/** The sentence for a balance that includes extras; null without extras. */
const extraSentence = ({ simulated: { extra } }: Simulation): string | null =>
  extra > 0
    ? `O saldo conta com os extras, cerca de ${formatEuros(extra)} por mês: sem eles, o que recebe não chega para as despesas.`
    : null;

/** The next step: out of the red or not yet, else the goal that comes closer. */
function nextStep(
  { current, simulated, impacts }: Simulation,
  { nearest }: Outcome,
): string | null {
  if (simulated.balance < 0)
    return `O saldo continua negativo: faltam ainda ${formatUnsignedEuros(simulated.balance)} por mês para o equilibrar, por isso procure outra despesa a reduzir.`;
  if (simulated.balance === 0)
    return `O saldo fica equilibrado, mas ainda não sobra nada${forGoals(impacts.length)}.`;
  if (nearest !== null) return goalSentence(nearest);
  return current.balance <= 0
    ? `O saldo torna-se positivo: passam a sobrar ${formatEuros(simulated.balance)} por mês.`
    : null;
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
