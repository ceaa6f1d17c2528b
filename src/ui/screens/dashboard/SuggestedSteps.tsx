import { knownIn } from "../../../application/forecast/view-forecast.ts";
import { isOffline } from "../../../application/offline.ts";
import { besideAccounts } from "../../../domain/advice/beside-accounts.ts";
import type { Advice } from "../../../domain/advice/advice.ts";
import { cents } from "../../../domain/shared/cents.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useArrival } from "../../arrival.ts";
import { useToday } from "../../signed-in-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import type { AwaitedUpcoming } from "../upcoming/upcoming-feature.ts";
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

type SuggestedStepsProps = {
  readonly advice: readonly Advice[];
  /** The coming days of the current month; null of any other. */
  readonly upcoming: AwaitedUpcoming | null;
};

/** Tips on the month's figures, for Premium. */
export const SuggestedSteps = ({ advice, upcoming }: SuggestedStepsProps) => (
  <Card title={texts.steps} action={<LockBadge feature="suggested-steps" />}>
    <FeatureGate feature="suggested-steps" example={<AdviceList advice={EXAMPLE} />}>
      {upcoming === null ? (
        <AdviceList advice={advice} />
      ) : (
        <StepsAhead advice={advice} upcoming={upcoming} />
      )}
    </FeatureGate>
  </Card>
);

type StepsAheadProps = { readonly advice: readonly Advice[]; readonly upcoming: AwaitedUpcoming };

/** The tips beside the coming days; praise waits for these. */
function StepsAhead({ advice, upcoming }: StepsAheadProps) {
  const today = useToday();
  const known = useArrival(upcoming);
  const view = known === undefined || known === null || isOffline(known.view) ? null : known.view;
  const ahead = useLedgerView(view);
  const isAwaited = known === undefined || ahead === "reading";
  if (isAwaited && advice.some(({ type }) => type === "positive-balance"))
    return <Skeleton height={64} />;
  const atHand = ahead === null ? null : (knownIn(ahead)?.atHand ?? null);
  return <AdviceList advice={besideAccounts(advice, atHand, today)} />;
}
