import { Crown } from "lucide-react";
import { accessTo } from "../../../domain/plans/features.ts";
import { simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useUser } from "../../use-user.ts";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { Simulator } from "./Simulator.tsx";
import type { SimulatorContent } from "./simulator-feature.ts";
import { SimulatorExample } from "./SimulatorExample.tsx";
import { SimulatorSkeleton } from "./SimulatorSkeleton.tsx";
import * as styles from "./simulator.css.ts";

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
