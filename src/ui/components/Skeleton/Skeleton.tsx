import { circle, skeleton } from "./skeleton.css.ts";

type SkeletonProps = {
  /** The final size of what is on its way: pixels, or any length. */
  readonly height: number | string;
  readonly width?: number | string;
  readonly round?: boolean;
};

export const Skeleton = ({ height, width = "100%", round = false }: SkeletonProps) => (
  <span
    className={round ? `${skeleton} ${circle}` : skeleton}
    style={{ height, width }}
    aria-hidden
  />
);
