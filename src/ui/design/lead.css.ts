import { style } from "@vanilla-extract/css";
import { media, weight } from "./scale.ts";

/** The one sentence with which a screen sums up its figures. */
export const lead = style({
  fontSize: "1.375rem",
  fontWeight: weight.strong,
  letterSpacing: "-0.01em",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [media.phone]: { fontSize: "1.1875rem" } },
});
