import type { Advice } from "../../../domain/advice/advice.ts";
import { cents } from "../../../domain/shared/cents.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { Card } from "../../components/Card/Card.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { LockBadge } from "../gate/LockBadge.tsx";
import { AdviceList } from "../../components/AdviceList/AdviceList.tsx";

/** Made-up figures for users whose plan does not include advice. */
const EXAMPLE: readonly Advice[] = [
  {
    type: "broken-budgets",
    month: "2026-11" as YearMonth,
    broken: [{ category: "Lazer", over: cents(1_840) }],
  },
  {
    type: "heavy-category",
    category: "Habitação",
    share: 0.465,
    cut: cents(7_800),
    nature: "fixed",
  },
];

/** Tips on the month's figures, for Premium. */
export const SuggestedSteps = ({ advice }: { readonly advice: readonly Advice[] }) => (
  <Card title={texts.steps} action={<LockBadge feature="suggested-steps" />}>
    <FeatureGate feature="suggested-steps" example={<AdviceList advice={EXAMPLE} />}>
      <AdviceList advice={advice} />
    </FeatureGate>
  </Card>
);
