import { area, curve, picture } from "./sparkline.css.ts";
import { smoothPath } from "./smooth-path.ts";

const WIDTH = 320;
const HEIGHT = 44;

/** The course of a few values, as an ornament: what it says must also stand beside it in words. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null;
  const path = smoothPath(values, WIDTH, HEIGHT - 8);
  return (
    <svg
      className={picture}
      viewBox={`0 -4 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={area} d={`${path} V${HEIGHT} H0 Z`} />
      <path className={curve} d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
