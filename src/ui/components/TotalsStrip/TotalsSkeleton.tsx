import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { card, hero, strip } from "./totals-strip.css.ts";

const place = (className: string) => (
  <div className={className}>
    <Skeleton height={95} />
  </div>
);

/** The skeleton of three totals. */
export const TotalsSkeleton = ({ className = strip }: { readonly className?: string }) => (
  <div className={className}>
    {place(card)}
    {place(card)}
    {place(hero)}
  </div>
);
