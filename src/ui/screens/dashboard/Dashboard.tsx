import type { Dashboard as DashboardData } from "../../../application/use-cases/view-dashboard.ts";
import { addMonths } from "../../../domain/shared/year-month.ts";
import { dashboardTexts as texts } from "../../../text/dashboard.ts";
import { formatMonth } from "../../../text/format.ts";
import { shownUnasked } from "../../shown-unasked.tsx";
import { useUser } from "../../use-user.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import type { AwaitedComing } from "../coming/coming-feature.ts";
import * as styles from "./dashboard.css.ts";
import { DashboardHead } from "./DashboardHead.tsx";
import { ExpenseRing } from "../../components/ExpenseRing/ExpenseRing.tsx";
import { FirstEntry } from "./FirstEntry.tsx";
import { GoalList } from "./GoalList.tsx";
import { LastMonth } from "./LastMonth.tsx";
import { MonthSummary } from "./MonthSummary.tsx";
import { MonthTotals } from "./MonthTotals.tsx";
import { SuggestedSteps } from "./SuggestedSteps.tsx";

// The month does not wait for the days to come.
const meanwhile = <Skeleton height="100%" />;
const SpendingRoomCard = shownUnasked(
  async () => (await import("../coming/SpendingRoomCard.tsx")).SpendingRoomCard,
  meanwhile,
);
const NextMovementsCard = shownUnasked(
  async () => (await import("../coming/NextMovementsCard.tsx")).NextMovementsCard,
  meanwhile,
);

type DashboardProps = DashboardData & {
  /** What is to come; null where the month is not the current one. */
  readonly coming: AwaitedComing | null;
};

/** The month at a glance. */
export function Dashboard({ overview, isNew, goals, advice, coming }: DashboardProps) {
  const user = useUser();
  const month = formatMonth(overview.month);
  return (
    <>
      <DashboardHead
        month={overview.month}
        isCurrent={overview.isCurrent}
        subtitle={texts.subtitle(month, user?.username ?? "")}
      />
      {isNew && <FirstEntry />}
      <MonthTotals overview={overview} />
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
      {coming !== null && (
        <div className={styles.coming}>
          <SpendingRoomCard coming={coming} />
          <NextMovementsCard coming={coming} />
        </div>
      )}
      <div className={styles.grid}>
        <GoalList goals={goals} />
        <SuggestedSteps advice={advice} />
      </div>
    </>
  );
}
