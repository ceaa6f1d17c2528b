import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { downloads } from "./data-export.css.ts";
import { summary } from "./export-summary.css.ts";

/** The skeleton of the export, in about its final size. */
export const DataExportSkeleton = () => (
  <div aria-busy>
    <div className={summary}>
      <Skeleton height={146} />
      <Skeleton height={146} />
    </div>
    <div className={downloads}>
      <Skeleton height={252} />
      <Skeleton height={252} />
    </div>
  </div>
);
