import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import * as styles from "./report-view.css.ts";

/** A report in about its final size, while the first one is on its way. */
export const ReportSkeleton = () => (
  <div aria-busy className={styles.report}>
    <Skeleton height={146} />
    <div className={styles.halves}>
      <Skeleton height={180} />
      <Skeleton height={180} />
    </div>
    <Skeleton height={360} />
  </div>
);
