import { Link } from "@tanstack/react-router";
import type { Simulation, SimulationRequest } from "../../../domain/simulation/simulation.ts";
import { outcomeSentence, simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { button } from "../../components/Button/button-look.ts";
import { Card } from "../../components/Card/Card.tsx";
import { legend } from "../../components/ChartLegend/chart-legend.css.ts";
import { Money } from "../../components/Money/Money.tsx";
import { imaginedSearch } from "../forecast/purchase/imagined-search.ts";
import { lead } from "../../design/lead.css.ts";
import * as styles from "./simulation-report.css.ts";
import type { Cents } from "../../../domain/shared/cents.ts";
import { percent } from "./percent.ts";
import { barsOf } from "./scenario-bars.ts";
import { bar as picture } from "./simulation-report.css.ts";
import { fills } from "./scenario.css.ts";

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
        <p className={legend}>
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

const HEIGHT = 28;
/**
 * The height of the inner bar, for the amount before, in px; it is longer than the outer one where the amount shrinks.
 */
const INNER = 10;

type BeforeAfterBarProps = { readonly before: Cents; readonly after: Cents };

/** One bar from zero to the balance after, with the balance before inside; negative balances extend to the left. */
function BeforeAfterBar({ before, after }: BeforeAfterBarProps) {
  const [[now, then] = []] = barsOf([[before, after]]);
  if (now === undefined || then === undefined) return null;
  return (
    <svg className={picture}>
      <rect
        className={fills[1]}
        x={percent(then.start)}
        width={percent(then.length)}
        height={HEIGHT}
        rx={6}
      />
      <rect
        className={fills[0]}
        x={percent(now.start)}
        y={(HEIGHT - INNER) / 2}
        width={percent(now.length)}
        height={INNER}
        rx={3}
      />
    </svg>
  );
}
