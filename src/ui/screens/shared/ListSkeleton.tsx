import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { stack } from "./list-skeleton.css.ts";

/** A list below its figures in about its final size, before its rows. */
export const ListSkeleton = () => (
  <div className={stack}>
    <Skeleton height={146} />
    <Skeleton height={480} />
  </div>
);
