import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { dashboardTexts as texts } from "../../../text/dashboard.ts";
import { QuickEntry } from "../transactions/QuickEntry.tsx";
import * as styles from "./dashboard.css.ts";
import { totals } from "../../components/TotalCard/total-card.css.ts";

/** The dashboard in its final size, before its figures. */
export const DashboardSkeleton = () => (
  <div aria-busy>
    <PageHeader title={texts.title} subtitle=" " actions={<QuickEntry primary="expense" />} />
    <div className={totals}>
      <Skeleton height={146} />
      <Skeleton height={146} />
      <Skeleton height={146} />
    </div>
    <div className={styles.grid}>
      <Skeleton height={330} />
      <Skeleton height={330} />
      <Skeleton height={240} />
      <Skeleton height={240} />
    </div>
  </div>
);
