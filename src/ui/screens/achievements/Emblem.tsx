import type { ReactNode } from "react";
import { PLATES, RIBBONS, type Tier } from "./emblem-shape.ts";
import * as styles from "./emblem.css.ts";

type EmblemProps = {
  readonly tier: Tier;
  readonly won: boolean;
  readonly size?: keyof typeof styles.sizes;
  /** Drawn in the middle of the plate, in a square of 64. */
  readonly children: ReactNode;
};

/** A medal: its meaning is stated beside it. */
export const Emblem = ({ tier, won, size = "card", children }: EmblemProps) => {
  const look = won ? (tier < 3 ? "plain" : "grand") : "open";
  return (
    <svg className={styles.sizes[size]} viewBox="0 0 64 64" aria-hidden>
      {tier > 2 && <path className={styles.ribbons[look]} d={RIBBONS} />}
      <path className={styles.plates[look]} d={PLATES[tier]} />
      {tier === 4 && <circle className={styles.rims[look]} cx="32" cy="29" r="18.5" />}
      <g className={styles.signs[look]}>{children}</g>
    </svg>
  );
};
