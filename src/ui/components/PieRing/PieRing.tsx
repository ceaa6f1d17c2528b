import { Suspense } from "react";
import { sum, type Cents } from "../../../domain/shared/cents.ts";
import { joinSmallest, type CategoryShare } from "../../../domain/transactions/category-shares.ts";
import { components } from "../../../text/components.ts";
import { formatEuros } from "../../../text/format.ts";
import { SLICES } from "../../design/palette.ts";
import { text } from "../../design/scale.ts";
import { painted } from "../../later-unasked.ts";
import { shownLater } from "../../shown-later.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as styles from "./pie-ring.css.ts";
import { PieLegend } from "./PieLegend.tsx";

// The picture only repeats the legend: if it cannot be fetched, the page does without it.
const PiePicture = shownLater<{ readonly amounts: readonly Cents[] }>(async () => {
  await painted();
  return import("./PiePicture.tsx").then(
    (part) => part.PiePicture,
    () => () => null,
  );
});

/** How wide the hole of the ring is in pixels, and how wide a figure is for its height. */
const HOLE = 122;
const FIGURE = 0.54;

/** The total has the size of large text, or as much of it as fits into the hole. */
const fitting = (total: string) => ({
  fontSize: `min(${text.large}, ${(HOLE / (FIGURE * total.length)).toFixed(1)}px)`,
});

type PieRingProps = {
  /** What the shares are of, read out as the name of the legend. */
  readonly caption: string;
  readonly shares: readonly CategoryShare[];
};

/** A ring of at most six categories around their total, and its legend as a table. */
export function PieRing({ caption, shares }: PieRingProps) {
  const shown = joinSmallest(shares, SLICES.length, components.otherCategories);
  const total = formatEuros(sum(shown.map(({ amount }) => amount)));
  return (
    <div className={styles.box}>
      <div className={styles.ring} aria-hidden>
        <Suspense fallback={<Skeleton width={196} height={196} round />}>
          <PiePicture amounts={shown.map(({ amount }) => amount)} />
        </Suspense>
        <span className={styles.middle}>
          <span className={styles.middleLabel}>{components.total}</span>
          <span className={styles.middleTotal} style={fitting(total)}>
            {total}
          </span>
        </span>
      </div>
      <PieLegend caption={caption} shares={shown} />
    </div>
  );
}
