import { Crown, ChartNoAxesColumn } from "lucide-react";
import { useSelector } from "@xstate/react";
import { accessTo } from "../../../domain/plans/features.ts";
import { simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useUser } from "../../use-user.ts";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import type { SimulatorContent } from "./simulator-feature.ts";
import { SimulatorExample } from "./SimulatorExample.tsx";
import { SimulatorSkeleton } from "./SimulatorSkeleton.tsx";
import * as styles from "./simulator.css.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { SimulationForm } from "./SimulationForm.tsx";
import { SimulationReport } from "./SimulationReport.tsx";

type SimulatorScreenProps = { readonly content: SimulatorContent | null };

/** The simulator of savings; without content the plan does not include it, or it is being loaded. */
export function SimulatorScreen({ content }: SimulatorScreenProps) {
  const locked = accessTo("simulator", useUser()?.plan ?? "free") === "locked";
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        {...(locked && { actions: <PremiumBadge /> })}
      />
      {locked && <SimulatorBanner />}
      <FeatureGate feature="simulator" example={<SimulatorExample />}>
        {content === null ? <SimulatorSkeleton /> : <Simulator {...content} />}
      </FeatureGate>
    </>
  );
}

/** Says to users on the free plan what the example below shows. */
const SimulatorBanner = () => (
  <aside className={styles.banner} aria-label={texts.bannerTitle}>
    <Crown className={styles.bannerSign} size={20} aria-hidden />
    <div>
      <p className={styles.bannerTitle}>{texts.bannerTitle}</p>
      <p className={styles.bannerText}>{texts.banner}</p>
    </div>
  </aside>
);

/** The form, and beside it the last result. */
function Simulator({ choices, actors: { simulation } }: SimulatorContent) {
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
