import { useSelector } from "@xstate/react";
import { ChartNoAxesColumn } from "lucide-react";
import { simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { SimulationForm } from "./SimulationForm.tsx";
import { SimulationReport } from "./SimulationReport.tsx";
import type { SimulatorContent } from "./simulator-feature.ts";
import * as styles from "./simulator.css.ts";

/** The form, and beside it the last result. */
export function Simulator({ choices, actors: { simulation } }: SimulatorContent) {
  const typed = useSelector(simulation, ({ context }) => context);
  const running = useSelector(simulation, (snapshot) => snapshot.hasTag("busy"));
  const { answer: result } = typed;
  return (
    <div className={styles.columns}>
      <SimulationForm
        choices={choices}
        typed={typed}
        running={running}
        done={result !== null}
        send={(event) => simulation.send(event)}
      />
      <div className={styles.report}>
        <p role="status" className={visuallyHidden}>
          {result !== null && !running && texts.done}
        </p>
        {result === null ? (
          <Card>
            <EmptyState
              icon={<ChartNoAxesColumn size={24} />}
              message={texts.empty}
              hint={[texts.emptyHint, choices.normal && texts.basis(choices.normal)]
                .filter(Boolean)
                .join(" ")}
            />
          </Card>
        ) : (
          <SimulationReport result={result} normal={choices.normal} />
        )}
      </div>
    </div>
  );
}
