import { useState, type ReactNode } from "react";
import type { CategoryColour } from "../../../domain/categories/category-look.ts";
import { CATEGORY_PAINTS } from "../../../domain/categories/category-paints.ts";
import {
  joinSmallest,
  totalOfShares,
  type CategoryShare,
} from "../../../domain/transactions/category-shares.ts";
import { components } from "../../../text/components.ts";
import { formatEuros } from "../../../text/format.ts";
import { SLICES } from "../../design/palette.ts";
import { text } from "../../design/scale.ts";
import { prefetchedComponent } from "../../prefetched-component.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as styles from "./pie-ring.css.ts";
import { PieLegend } from "./PieLegend.tsx";
import type { PiePictureProps } from "./PiePicture.tsx";

// The chart only repeats the legend.
const PiePicture = prefetchedComponent<PiePictureProps>(
  async () => (await import("./PiePicture.tsx")).PiePicture,
  <Skeleton width={196} height={196} round />,
);

/** The width of the ring's hole at the figure, in pixels, and the width of a digit relative to its height. */
const HOLE = 110;
const FIGURE = 0.54;

/** The figure has the size of large text, or less to fit into the hole. */
const fitting = (figure: string) => ({
  fontSize: `min(${text.large}, ${(HOLE / (FIGURE * figure.length)).toFixed(1)}px)`,
});

type PieRingProps = {
  /** The accessible name of the legend. */
  readonly caption: string;
  readonly shares: readonly CategoryShare[];
  /** The label of a category in the legend, and the action of a press on its slice. */
  readonly renderLabel: (category: string) => ReactNode;
  readonly onChoose: (category: string) => void;
  /** The user's own colour of a category; other slices have one of the six greens. */
  readonly colourOf?: (category: string) => CategoryColour | null;
};

/**
 * A ring of at most six categories, and its legend as a table. The centre shows the total, or the amount of the slice
 * under the pointer.
 */
export function PieRing(props: PieRingProps) {
  const { caption, shares, renderLabel, onChoose, colourOf = () => null } = props;
  const shown = joinSmallest(shares, SLICES.length, components.otherCategories);
  const rest = shown.length < shares.length ? (shown.at(-1) ?? null) : null;
  const colours = shown.map((one) => (one === rest ? null : colourOf(one.category)));
  const [pointed, setPointed] = useState<number | null>(null);
  const slice = pointed === null ? undefined : shown[pointed];
  const figure = formatEuros(slice?.amount ?? totalOfShares(shown));
  return (
    <div className={styles.box}>
      <div className={styles.ring} aria-hidden>
        <PiePicture
          slices={shown.map(({ amount }, index) => {
            const own = colours[index];
            return { amount, paint: own ? CATEGORY_PAINTS[own] : (SLICES[index] ?? SLICES[0]) };
          })}
          onPoint={setPointed}
          onChoose={(index) => {
            const chosen = shown[index];
            if (chosen && chosen !== rest) onChoose(chosen.category);
          }}
        />
        <span className={styles.middle}>
          <span className={styles.middleLabel}>{slice?.category ?? components.total}</span>
          <span className={styles.middleTotal} style={fitting(figure)}>
            {figure}
          </span>
        </span>
      </div>
      <PieLegend {...{ caption, shares: shown, colours, renderLabel, rest }} />
    </div>
  );
}
