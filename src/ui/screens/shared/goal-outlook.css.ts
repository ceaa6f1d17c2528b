import { style } from "@vanilla-extract/css";
import { text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const outlook = style({
  flexBasis: "100%",
  // Reserves two lines, so that nothing moves when the text arrives.
  minHeight: "2.9em",
  lineHeight: 1.45,
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const obstacle = style({ display: "block", color: color.warning });

export const help = style({ display: "block" });
