import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { useArrival } from "../../arrival.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { shownUnasked } from "../../shown-unasked.tsx";
import type { AwaitedComing } from "../coming/coming-feature.ts";
import * as styles from "./dashboard.css.ts";

// The month does not wait for the coming days.
const meanwhile = <Skeleton height="100%" />;
const SpendingRoomCard = shownUnasked(
  async () => (await import("../coming/SpendingRoomCard.tsx")).SpendingRoomCard,
  meanwhile,
);
const NextMovementsCard = shownUnasked(
  async () => (await import("../coming/NextMovementsCard.tsx")).NextMovementsCard,
  meanwhile,
);

const PlannedMonthCard = shownUnasked(
  async () => (await import("../coming/PlannedMonthCard.tsx")).PlannedMonthCard,
  meanwhile,
);

type PlannedCardProps = { readonly month: YearMonth; readonly coming: AwaitedComing };

/** The planned movements of a month that has not begun. */
export function PlannedCard({ month, coming }: PlannedCardProps) {
  const known = useArrival(coming);
  return (
    <div className={styles.planned}>
      <PlannedMonthCard month={month} known={known} />
    </div>
  );
}

/** The cards of the coming days; older data is shown until newer data arrives. */
export function ComingCards({ coming }: { readonly coming: AwaitedComing }) {
  const known = useArrival(coming);
  return (
    <div className={styles.coming}>
      <SpendingRoomCard known={known} />
      <NextMovementsCard known={known} />
    </div>
  );
}
