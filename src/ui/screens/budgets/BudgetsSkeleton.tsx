import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { TotalsSkeleton } from "../../components/TotalsStrip/TotalsSkeleton.tsx";
import { totals } from "../../components/TotalCard/total-card.css.ts";
import { grid, toolbar } from "./budgets.css.ts";

/** The skeleton of a month of budgets, in about its final size. */
export const BudgetsSkeleton = () => (
  <div aria-busy>
    <div className={toolbar}>
      <Skeleton height={44} width={300} />
    </div>
    <TotalsSkeleton className={totals} />
    <div className={grid}>
      <Skeleton height={190} />
      <Skeleton height={190} />
      <Skeleton height={190} />
    </div>
  </div>
);
