import type { ReactNode } from "react";
import { area, curve, ground, picture } from "./sparkline.css.ts";
import { smoothPath, SPARK_EDGE, SPARK_HEIGHT, SPARK_WIDTH } from "./smooth-path.ts";

type SparklineProps = {
  readonly values: readonly number[];
  /** Shown over the sparkline. */
  readonly children?: ReactNode;
};

const HEIGHT = SPARK_HEIGHT + 2 * SPARK_EDGE;

/** A sparkline as decoration: its content must also be stated as text. */
export function Sparkline({ values, children }: SparklineProps) {
  if (values.length < 2) return null;
  const path = smoothPath(values, SPARK_WIDTH, SPARK_HEIGHT);
  return (
    <div className={ground}>
      <svg
        className={picture}
        viewBox={`0 ${-SPARK_EDGE} ${SPARK_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className={area} d={`${path} V${HEIGHT} H0 Z`} />
        <path className={curve} d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      {children}
    </div>
  );
}
