import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { useArrival } from "../../arrival.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { prefetchedComponent } from "../../prefetched-component.tsx";
import type { AwaitedUpcoming } from "../upcoming/upcoming-feature.ts";
import * as styles from "./dashboard.css.ts";

// The month does not wait for the coming days.
const meanwhile = <Skeleton height="100%" />;
const DailyAllowanceCard = prefetchedComponent(
  async () => (await import("../upcoming/DailyAllowanceCard.tsx")).DailyAllowanceCard,
  meanwhile,
);
const NextMovementsCard = prefetchedComponent(
  async () => (await import("../upcoming/NextMovementsCard.tsx")).NextMovementsCard,
  meanwhile,
);

const PlannedMonthCard = prefetchedComponent(
  async () => (await import("../upcoming/PlannedMonthCard.tsx")).PlannedMonthCard,
  meanwhile,
);

type PlannedCardProps = { readonly month: YearMonth; readonly upcoming: AwaitedUpcoming };

/** The planned movements of a month that has not begun. */
export function PlannedCard({ month, upcoming }: PlannedCardProps) {
  const known = useArrival(upcoming);
  return (
    <div className={styles.planned}>
      <PlannedMonthCard month={month} known={known} />
    </div>
  );
}

/** The cards of the coming days; older data is shown until newer data arrives. */
export function UpcomingCards({ upcoming }: { readonly upcoming: AwaitedUpcoming }) {
  const known = useArrival(upcoming);
  return (
    <div className={styles.coming}>
      <DailyAllowanceCard known={known} />
      <NextMovementsCard known={known} />
    </div>
  );
}
