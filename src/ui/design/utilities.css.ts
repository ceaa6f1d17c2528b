import { style } from "@vanilla-extract/css";
import { unseen } from "./scale.ts";

export const visuallyHidden = style({ ...unseen, margin: -1 });

/** Digits of one width, for columns of figures. */
export const numbers = style({ fontVariantNumeric: "tabular-nums" });

/** A name that another user chose, cut off after two lines. */
export const twoLines = style({
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
