import type { NormalFigures } from "../../../domain/normal-month/normal-figures.ts";
import { changeOf, type Scenario, type Simulation } from "../../../domain/simulation/simulation.ts";
import { simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { barsOf, type Bar } from "./scenario-bars.ts";
import * as styles from "./scenario.css.ts";
import { SLIVER } from "../../components/Progress/sliver.ts";
import { percent } from "./percent.ts";
import { bars as picture, fills } from "./scenario.css.ts";

type ScenarioComparisonProps = {
  readonly simulation: Simulation;
  readonly category: string;
  readonly normal: NormalFigures | null;
};

const MEASURES = ["income", "extra", "expenses", "balance", "categorySpent"] as const;

/** Extra income has a row only where the balance includes it. */
const measuresOf = ({ current }: Simulation) =>
  MEASURES.filter((measure) => measure !== "extra" || current.extra > 0);

const nameOf = (measure: keyof Scenario, category: string) =>
  measure === "categorySpent" ? texts.categorySpent(category) : texts[measure];

/** Labels a figure where columns do not fit. */
const Key = ({ name }: { readonly name: string }) => (
  <span className={styles.ownKey} aria-hidden>
    {name}
  </span>
);

/** The month before and after: as bars, and in figures. */
export function ScenarioComparison({ simulation, category, normal }: ScenarioComparisonProps) {
  const { current, simulated } = simulation;
  const change = changeOf(simulation);
  const measures = measuresOf(simulation);
  const bars = barsOf(measures.map((measure) => [current[measure], simulated[measure]]));
  return (
    <Card
      title={texts.comparison}
      action={
        <span className={styles.legend} aria-hidden>
          <span className={styles.currentKey}>{texts.current}</span>
          <span className={styles.simulatedKey}>{texts.simulated}</span>
        </span>
      }
    >
      <div className={styles.room}>
        <table role="table" className={styles.table} aria-label={texts.comparison}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              <th role="columnheader" scope="col" colSpan={2} className={styles.headCell}>
                {texts.measure}
              </th>
              {[texts.current, texts.simulated, texts.change].map((name) => (
                <th key={name} role="columnheader" scope="col" className={styles.headFigure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {measures.map((measure, index) => (
              <tr key={measure} role="row" className={styles.row}>
                <th role="rowheader" scope="row" className={styles.name}>
                  {nameOf(measure, category)}
                </th>
                <td role="presentation" className={styles.picture} aria-hidden>
                  <ScenarioBars bars={bars[index] ?? []} />
                </td>
                <td role="cell" className={styles.current}>
                  <Key name={texts.current} />
                  <Money amount={current[measure]} />
                </td>
                <td role="cell" className={styles.simulated}>
                  <Key name={texts.simulated} />
                  <Money amount={simulated[measure]} />
                </td>
                <td role="cell" className={styles.change}>
                  <Money amount={change[measure]} signed />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {normal !== null && <p className={styles.basis}>{texts.basis(normal)}</p>}
    </Card>
  );
}

const HEIGHT = 8;
const STEP = 12;

/** The bars of a measure, the current one above the simulated one; drawn with attributes, without inline styles. */
const ScenarioBars = ({ bars }: { readonly bars: readonly Bar[] }) => (
  <svg className={picture} aria-hidden>
    {bars.map(({ start, length }, index) => {
      const place = { x: percent(start), y: index * STEP, height: HEIGHT, rx: 2 };
      return (
        length > 0 && (
          <g key={fills[index]} className={fills[index]}>
            <rect {...place} width={SLIVER} />
            <rect {...place} width={percent(length)} />
          </g>
        )
      );
    })}
  </svg>
);
