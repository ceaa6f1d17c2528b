import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { cards } from "./transactions.css.ts";

/** A list of records in about its final size, before its rows. */
export const TransactionsSkeleton = () => (
  <div aria-busy>
    <Skeleton height={74} />
    <div className={cards}>
      <Skeleton height={146} />
    </div>
    <Skeleton height={480} />
  </div>
);
