import { Link } from "@tanstack/react-router";
import type { Simulation, SimulationRequest } from "../../../domain/simulation/simulation.ts";
import { outcomeSentence, simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { button } from "../../components/Button/button-look.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { imaginedSearch } from "../forecast/purchase/imagined-search.ts";
import { lead } from "../../design/lead.css.ts";
import { BeforeAfterBar } from "./BeforeAfterBar.tsx";
import * as styles from "./outcome.css.ts";

type SimulationOutcomeProps = {
  readonly request: SimulationRequest;
  readonly simulation: Simulation;
};

/** The result of a reduction at a glance: in one sentence and one bar. */
export const SimulationOutcome = ({ request, simulation }: SimulationOutcomeProps) => {
  const { current, simulated } = simulation;
  return (
    <Card>
      <p className={lead}>{outcomeSentence(request.category, simulation)}</p>
      <div aria-hidden>
        <BeforeAfterBar before={current.balance} after={simulated.balance} />
        <p className={styles.legend}>
          <span className={styles.before}>
            {texts.current} <Money amount={current.balance} />
          </span>
          <span className={styles.after}>
            {texts.simulated} <Money amount={simulated.balance} size="strong" />
          </span>
        </p>
      </div>
      <Link
        to="/previsao"
        search={imaginedSearch(request)}
        className={`${button({ variant: "secondary" })} ${styles.way}`}
      >
        {texts.inForecast}
      </Link>
    </Card>
  );
};
