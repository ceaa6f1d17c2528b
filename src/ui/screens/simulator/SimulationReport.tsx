import { Lightbulb, TriangleExclamationPoint } from "lucide-react";
import type { NormalFigures } from "../../../domain/normal-month/normal-figures.ts";
import { simulatorTexts as texts, increaseText } from "../../../text/simulation/simulator.ts";
import { GoalImpacts } from "./GoalImpacts.tsx";
import { ScenarioComparison } from "./ScenarioComparison.tsx";
import { SimulationOutcome } from "./SimulationOutcome.tsx";
import type { SimulationResult } from "./simulator-feature.ts";
import * as styles from "./simulation-report.css.ts";
import { balanceIncrease, type Simulation } from "../../../domain/simulation/simulation.ts";
import { formatEuros, formatSignedEuros } from "../../../text/format.ts";

const SIGNS = { good: Lightbulb, warning: TriangleExclamationPoint } as const;

type SimulationReportProps = {
  readonly result: SimulationResult;
  /** The month on which the simulation is based; null where it is unknown. */
  readonly normal: NormalFigures | null;
};

/** The effects of a reduction. */
export const SimulationReport = ({ result, normal }: SimulationReportProps) => {
  const { request, answer } = result;
  const tone = answer.simulated.balance < 0 ? "warning" : "good";
  const Sign = SIGNS[tone];
  return (
    <section className={styles.report} aria-label={texts.result}>
      <SimulationOutcome request={request} simulation={answer} />
      <section className={styles.advice[tone]} aria-label={texts.recommendation}>
        <Sign className={styles.adviceSign} size={20} aria-hidden />
        <p>{answer.recommendation}</p>
      </section>
      <SimulationFigures simulation={answer} />
      <ScenarioComparison simulation={answer} category={request.category} normal={normal} />
      <GoalImpacts impacts={answer.impacts} />
    </section>
  );
};

/** The three main figures of a simulation: saving, difference and increase of the balance. */
function SimulationFigures({ simulation }: { readonly simulation: Simulation }) {
  const figures = [
    [texts.saving, formatEuros(simulation.saving)],
    [texts.difference, formatSignedEuros(simulation.balanceDifference)],
    [texts.increase, increaseText(balanceIncrease(simulation))],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
