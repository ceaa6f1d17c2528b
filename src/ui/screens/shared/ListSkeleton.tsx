import type { ReactNode } from "react";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { stack } from "./list-skeleton.css.ts";

type ListSkeletonProps = { readonly figures?: ReactNode };

/** The skeleton of a list below its figures, in about its final size. */
export const ListSkeleton = ({ figures = <Skeleton height={146} /> }: ListSkeletonProps) => (
  <div className={stack}>
    {figures}
    <Skeleton height={480} />
  </div>
);
