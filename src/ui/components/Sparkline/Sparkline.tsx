import type { ReactNode } from "react";
import { area, curve, ground, picture } from "./sparkline.css.ts";
import { smoothPath, SPARK } from "./smooth-path.ts";

type SparklineProps = {
  readonly values: readonly number[];
  /** What lies over it. */
  readonly children?: ReactNode;
};

/** The course of a few values, as an ornament: what it says must also be told in words. */
export function Sparkline({ values, children }: SparklineProps) {
  if (values.length < 2) return null;
  const { width, height, edge } = SPARK;
  const path = smoothPath(values, width, height);
  return (
    <div className={ground}>
      <svg
        className={picture}
        viewBox={`0 ${-edge} ${width} ${height + 2 * edge}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className={area} d={`${path} V${height + 2 * edge} H0 Z`} />
        <path className={curve} d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      {children}
    </div>
  );
}
