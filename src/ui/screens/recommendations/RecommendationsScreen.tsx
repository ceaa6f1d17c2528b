import { useSelector } from "@xstate/react";
import { Info, Sparkles } from "lucide-react";
import { newestReport } from "../../../domain/recommendations/newest-report.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { GenerateForm } from "./GenerateForm.tsx";
import type { RecommendationsFeature, RecommendationDialogs } from "./recommendations-feature.ts";
import { ReportView } from "./ReportView.tsx";
import * as styles from "./report-view.css.ts";
import { viewCategories } from "../../../application/categories/view-categories.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { BudgetDialog } from "../budgets/BudgetDialog.tsx";
import { GoalDialog } from "../goals/GoalDialog.tsx";
import { PutAsideDialog } from "../goals/PutAsideDialog.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";

/** Advice on the user's own figures. */
export function RecommendationsScreen({ recommendations, dialogs, last }: RecommendationsFeature) {
  const { report: made } = useSelector(recommendations, ({ context }) => context);
  const report = newestReport(made, last);
  const busy = useSelector(recommendations, (snapshot) => snapshot.hasTag("busy"));
  const fresh = useSelector(recommendations, (snapshot) => snapshot.hasTag("fresh"));
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <GenerateForm recommendations={recommendations} />
      <p role="status" className={visuallyHidden}>
        {busy && texts.loading}
        {fresh && made !== null && texts.ready(made)}
      </p>
      {report !== null ? (
        <ReportView report={report} recommendations={recommendations} dialogs={dialogs} />
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
      <ActDialogs {...dialogs} />
    </>
  );
}

/** The dialogs of budgets and goals, over the advice that opens them. */
function ActDialogs({ budget, goal, photo, putAside }: RecommendationDialogs) {
  const { expense } = useLedgerView(viewCategories);
  return (
    <>
      <BudgetDialog dialog={budget} categories={expense} />
      <GoalDialog dialog={goal} photo={photo} />
      <PutAsideDialog dialog={putAside} />
    </>
  );
}

/** The skeleton of a report, in about its final size, while the first one is generated. */
const ReportSkeleton = () => (
  <div aria-busy className={styles.report}>
    <Skeleton height={146} />
    <Skeleton height={140} />
    <Skeleton height={360} />
  </div>
);
