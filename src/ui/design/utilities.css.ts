import { style } from "@vanilla-extract/css";
import { unseen } from "./scale.ts";

/** Read aloud but not drawn. */
export const visuallyHidden = style({ ...unseen, margin: -1 });

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
