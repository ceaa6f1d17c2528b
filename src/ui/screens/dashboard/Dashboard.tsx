import type { Dashboard as DashboardData } from "../../../application/dashboard/view-dashboard.ts";
import { addMonths, monthOf } from "../../../domain/shared/year-month.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { formatMonth } from "../../../text/format.ts";
import { prefetchedComponent } from "../../prefetched-component.tsx";
import { useToday } from "../../signed-in-context.ts";
import { useUser } from "../../use-user.ts";
import type { AwaitedUpcoming } from "../upcoming/upcoming-feature.ts";
import * as styles from "./dashboard.css.ts";
import { UpcomingCards, PlannedCard } from "./UpcomingCards.tsx";
import { DashboardHead } from "./DashboardHead.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { ExpenseRing } from "../../components/ExpenseRing/ExpenseRing.tsx";
import { FirstEntry } from "./FirstEntry.tsx";
import { LastMonth } from "./LastMonth.tsx";
import { MonthSummary } from "./MonthSummary.tsx";
import { MonthTotals } from "./MonthTotals.tsx";

// The last cards are fetched once the rest is shown.
const meanwhile = <Skeleton height="100%" />;
const GoalList = prefetchedComponent(
  async () => (await import("./GoalList.tsx")).GoalList,
  meanwhile,
);
const SuggestedSteps = prefetchedComponent(
  async () => (await import("./SuggestedSteps.tsx")).SuggestedSteps,
  meanwhile,
);

type DashboardProps = DashboardData & {
  /** The coming days, requested for a month that has not ended. */
  readonly upcoming: AwaitedUpcoming;
};

/** The overview of a month. */
export function Dashboard(props: DashboardProps) {
  const { overview, isNew, covering, goals, advice, upcoming } = props;
  const user = useUser();
  const today = useToday();
  const month = formatMonth(overview.month);
  return (
    <>
      <DashboardHead
        month={overview.month}
        isCurrent={overview.isCurrent}
        subtitle={texts.subtitle(month, user?.username ?? "")}
      />
      {isNew && <FirstEntry />}
      <MonthTotals overview={overview} covering={covering} />
      {overview.isCurrent && <UpcomingCards upcoming={upcoming} />}
      {overview.month > monthOf(today) && (
        <PlannedCard month={overview.month} upcoming={upcoming} />
      )}
      {overview.outcomeBefore !== null && (
        <LastMonth month={addMonths(overview.month, -1)} outcome={overview.outcomeBefore} />
      )}
      <div className={styles.grid}>
        <ExpenseRing shares={overview.expenseShares} months={[overview.month]} />
        <MonthSummary
          month={overview.month}
          largest={overview.largestExpense}
          shares={overview.expenseShares}
        />
      </div>
      <div className={styles.last}>
        <GoalList goals={goals} />
        <SuggestedSteps advice={advice} upcoming={overview.isCurrent ? upcoming : null} />
      </div>
    </>
  );
}
