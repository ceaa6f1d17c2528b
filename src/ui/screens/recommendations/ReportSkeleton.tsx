import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import * as styles from "./report-view.css.ts";

/** The skeleton of a report, in about its final size, while the first one is generated. */
export const ReportSkeleton = () => (
  <div aria-busy className={styles.report}>
    <Skeleton height={146} />
    <Skeleton height={140} />
    <Skeleton height={360} />
  </div>
);
