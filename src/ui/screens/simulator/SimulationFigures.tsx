import { balanceIncrease, type Simulation } from "../../../domain/simulation/simulation.ts";
import { formatEuros, formatSignedEuros } from "../../../text/format.ts";
import { increaseText, simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import * as styles from "./simulation-report.css.ts";

/** The three main figures of a simulation: saving, difference and increase of the balance. */
export function SimulationFigures({ simulation }: { readonly simulation: Simulation }) {
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
