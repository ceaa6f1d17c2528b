import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { totals } from "../../components/TotalCard/total-card.css.ts";
import { grid, toolbar } from "./budgets.css.ts";

/** A month of budgets in about its final size, before its figures. */
export const BudgetsSkeleton = () => (
  <div aria-busy>
    <div className={toolbar}>
      <Skeleton height={44} width={300} />
    </div>
    <div className={totals}>
      <Skeleton height={146} />
      <Skeleton height={146} />
      <Skeleton height={146} />
    </div>
    <div className={grid}>
      <Skeleton height={190} />
      <Skeleton height={190} />
      <Skeleton height={190} />
    </div>
  </div>
);
