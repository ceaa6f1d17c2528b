import type { SimulationResult } from "./simulator-feature.ts";
import { cents, ZERO } from "../../../domain/shared/cents.ts";
import { SimulationForm } from "./SimulationForm.tsx";
import { SimulationReport } from "./SimulationReport.tsx";
import * as styles from "./simulator.css.ts";

/** Made-up figures for users whose plan does not include the simulator. */
const EXAMPLE: SimulationResult = {
  request: { category: "Lazer", reduction: cents(6_000), goalId: null },
  answer: {
    current: {
      income: cents(235_150),
      expenses: cents(167_910),
      extra: ZERO,
      balance: cents(67_240),
      categorySpent: cents(14_290),
    },
    simulated: {
      income: cents(235_150),
      expenses: cents(161_910),
      extra: ZERO,
      balance: cents(73_240),
      categorySpent: cents(8_290),
    },
    saving: cents(6_000),
    balanceDifference: cents(6_000),
    recommendation:
      "Menos 60,00 € por mês em Lazer são 720,00 € por ano, e o fundo de emergência chega mais cedo.",
    impacts: [
      {
        goal: "Fundo de emergência",
        missing: cents(280_000),
        currentMonths: 5,
        newMonths: 4,
        monthsSaved: 1,
      },
      {
        goal: "Entrada da casa",
        missing: cents(3_180_000),
        currentMonths: 48,
        newMonths: 44,
        monthsSaved: 4,
      },
    ],
  },
};

const nothingHappens = () => undefined;

export const SimulatorExample = () => (
  <div className={styles.columns}>
    <SimulationForm
      choices={{ categories: [EXAMPLE.request.category], goals: [], normal: null }}
      typed={{
        fields: { category: EXAMPLE.request.category, reduction: "60,00", goalId: "" },
        fault: null,
        failure: null,
      }}
      running={false}
      done={false}
      send={nothingHappens}
    />
    <div className={styles.report}>
      <SimulationReport result={EXAMPLE} normal={null} />
    </div>
  </div>
);
