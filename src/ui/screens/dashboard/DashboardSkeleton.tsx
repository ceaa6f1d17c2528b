import { monthOf } from "../../../domain/shared/year-month.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useToday } from "../../signed-in-context.ts";
import * as styles from "./dashboard.css.ts";
import { DashboardHead } from "./DashboardHead.tsx";
import { TotalsSkeleton } from "../../components/TotalsStrip/TotalsSkeleton.tsx";
import { totals } from "../../components/TotalCard/total-card.css.ts";

/** The skeleton of the dashboard, in its final size. */
export function DashboardSkeleton() {
  const month = monthOf(useToday());
  return (
    <div aria-busy>
      <DashboardHead month={month} isCurrent subtitle=" " />
      <TotalsSkeleton className={totals} />
      <div className={styles.coming}>
        <Skeleton height="100%" />
        <Skeleton height="100%" />
      </div>
      <div className={styles.grid}>
        <Skeleton height={330} />
        <Skeleton height={330} />
      </div>
      <div className={styles.last}>
        <Skeleton height="100%" />
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
