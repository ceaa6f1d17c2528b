import { circle, skeleton } from "./skeleton.css.ts";

type SkeletonProps = {
  /** The final size of the awaited content: pixels, or any CSS length. */
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
