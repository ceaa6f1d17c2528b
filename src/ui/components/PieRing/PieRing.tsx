import { useState, type ReactNode } from "react";
import type { CategoryColour } from "../../../domain/categories/category-look.ts";
import { CATEGORY_PAINTS } from "../../../domain/categories/category-paints.ts";
import { sum } from "../../../domain/shared/cents.ts";
import { joinSmallest, type CategoryShare } from "../../../domain/transactions/category-shares.ts";
import { components } from "../../../text/components.ts";
import { formatEuros } from "../../../text/format.ts";
import { SLICES } from "../../design/palette.ts";
import { text } from "../../design/scale.ts";
import { shownUnasked } from "../../shown-unasked.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as styles from "./pie-ring.css.ts";
import { PieLegend } from "./PieLegend.tsx";
import type { PiePictureProps } from "./PiePicture.tsx";

// The picture only repeats the legend.
const PiePicture = shownUnasked<PiePictureProps>(
  async () => (await import("./PiePicture.tsx")).PiePicture,
  <Skeleton width={196} height={196} round />,
);

/** How wide the hole of the ring is where the figure stands, in pixels, and how wide a figure is for its height. */
const HOLE = 110;
const FIGURE = 0.54;

/** The figure has the size of large text, or as much of it as fits into the hole. */
const fitting = (figure: string) => ({
  fontSize: `min(${text.large}, ${(HOLE / (FIGURE * figure.length)).toFixed(1)}px)`,
});

type PieRingProps = {
  /** What the shares are of, read out as the name of the legend. */
  readonly caption: string;
  readonly shares: readonly CategoryShare[];
  /** What stands for a category in the legend, and what a press on its slice does. */
  readonly renderLabel: (category: string) => ReactNode;
  readonly onChoose: (category: string) => void;
  /** The colour that somebody has given to a category; any other slice has one of the six greens. */
  readonly colourOf?: (category: string) => CategoryColour | null;
};

/**
 * A ring of at most six categories around their total, or around what the slice below the pointer comes to, and its
 * legend as a table.
 */
export function PieRing(props: PieRingProps) {
  const { caption, shares, renderLabel, onChoose, colourOf = () => null } = props;
  const shown = joinSmallest(shares, SLICES.length, components.otherCategories);
  const rest = shown.length < shares.length ? (shown.at(-1) ?? null) : null;
  const colours = shown.map((one) => (one === rest ? null : colourOf(one.category)));
  const [pointed, setPointed] = useState<number | null>(null);
  const slice = pointed === null ? undefined : shown[pointed];
  const figure = formatEuros(slice?.amount ?? sum(shown.map(({ amount }) => amount)));
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
