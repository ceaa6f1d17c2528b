import * as styles from "./second-factor.css.ts";

type QrPictureProps = {
  readonly squares: readonly (readonly boolean[])[];
  readonly label: string;
};

const pathOf = (squares: QrPictureProps["squares"]): string =>
  squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** A QR code, dark on light in every theme, since scanners need it so. */
export const QrPicture = ({ squares, label }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    className={styles.picture}
    viewBox={`0 0 ${squares.length} ${squares.length}`}
    shapeRendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff" />
    <path d={pathOf(squares)} fill="#000" />
  </svg>
);
