import { useSelector } from "@xstate/react";
import { RotateCw } from "lucide-react";
import type { RecommendationPeriod } from "../../../domain/recommendations/recommendation-period.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { RecommendationsActor } from "./recommendations-feature.ts";
import * as styles from "./report-view.css.ts";

type OutdatedNoticeProps = {
  readonly recommendations: RecommendationsActor;
  readonly period: RecommendationPeriod;
};

/** Says that the records have changed since an analysis, and makes it anew. */
export function OutdatedNotice({ recommendations, period }: OutdatedNoticeProps) {
  const busy = useSelector(recommendations, (snapshot) => snapshot.hasTag("busy"));
  return (
    <div className={styles.outdated}>
      <p>{texts.outdated}</p>
      <Button
        variant="secondary"
        size="small"
        icon={<RotateCw size={16} aria-hidden />}
        pending={busy}
        pendingLabel={texts.generating}
        onClick={() => recommendations.send({ type: "GENERATE", period })}
      >
        {texts.again}
      </Button>
    </div>
  );
}
