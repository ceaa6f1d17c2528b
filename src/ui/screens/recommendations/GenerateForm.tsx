import { useSelector } from "@xstate/react";
import { Sparkles } from "lucide-react";
import {
  mayAnalyse,
  periodFor,
  RECOMMENDATION_PERIODS,
} from "../../../domain/recommendations/recommendation-period.ts";
import { recommendationsFailureText } from "../../../text/failures.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { submitting } from "../../submitting.ts";
import { useUser } from "../../use-user.ts";
import { PeriodChoice } from "./PeriodChoice.tsx";
import type { RecommendationsFeature } from "./recommendations-feature.ts";
import * as styles from "./generate-form.css.ts";

/** The choice of months, and the button that generates the advice. */
export function GenerateForm({ recommendations }: Pick<RecommendationsFeature, "recommendations">) {
  const notify = useOverlayNotify();
  const plan = useUser()?.plan ?? "free";
  const { wanted, failure } = useSelector(recommendations, ({ context }) => context);
  const busy = useSelector(recommendations, (snapshot) => snapshot.hasTag("busy"));
  const period = periodFor(plan, wanted);
  const isLocked = (months: typeof period) => !mayAnalyse(plan, months);
  return (
    <Card className={styles.card}>
      <form
        autoComplete="off"
        className={styles.form}
        onSubmit={submitting(() => recommendations.send({ type: "GENERATE", period }))}
      >
        <PeriodChoice
          chosen={period}
          isLocked={isLocked}
          onChoose={(months) => recommendations.send({ type: "CHOOSE", period: months })}
          onUnlock={() => notify(({ premium }) => premium.send({ type: "OPEN" }))}
        />
        {RECOMMENDATION_PERIODS.some(isLocked) && <p className={styles.hint}>{texts.lockedHint}</p>}
        <Button
          type="submit"
          icon={<Sparkles size={16} aria-hidden />}
          pending={busy}
          pendingLabel={texts.generating}
        >
          {texts.generate}
        </Button>
      </form>
      {failure && (
        <div className={styles.problem}>
          <Alert>{recommendationsFailureText(failure)}</Alert>
        </div>
      )}
    </Card>
  );
}
