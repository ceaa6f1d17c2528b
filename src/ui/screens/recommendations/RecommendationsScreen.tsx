import { useSelector } from "@xstate/react";
import { Info, Sparkles } from "lucide-react";
import { recommendationsTexts as texts } from "../../../text/recommendations-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { GenerateForm } from "./GenerateForm.tsx";
import type { RecommendationsFeature } from "./recommendations-feature.ts";
import { ReportSkeleton } from "./ReportSkeleton.tsx";
import { ReportView } from "./ReportView.tsx";
import * as styles from "./recommendations.css.ts";

/** Advice on the user's own figures. */
export function RecommendationsScreen({ recommendations }: RecommendationsFeature) {
  const { report } = useSelector(recommendations, ({ context }) => context);
  const busy = useSelector(recommendations, (snapshot) => snapshot.hasTag("busy"));
  const fresh = useSelector(recommendations, (snapshot) => snapshot.hasTag("fresh"));
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <GenerateForm recommendations={recommendations} />
      <p role="status" className={visuallyHidden}>
        {busy && texts.loading}
        {fresh && report !== null && texts.ready(report)}
      </p>
      {report !== null ? (
        <ReportView report={report} />
      ) : busy ? (
        <ReportSkeleton />
      ) : (
        <Card>
          <EmptyState icon={<Sparkles size={24} />} message={texts.empty} hint={texts.emptyHint} />
        </Card>
      )}
      <p className={styles.advice}>
        <Info size={16} aria-hidden />
        {texts.advice}
      </p>
    </>
  );
}
