import { style } from "@vanilla-extract/css";

/** Read aloud but not drawn. */
export const visuallyHidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** Figures of one width, for numbers that stand in columns. */
export const numbers = style({ fontVariantNumeric: "tabular-nums" });

/** A name that somebody else chose: it may take a second line, and ends there. */
export const twoLines = style({
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
