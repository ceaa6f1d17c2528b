import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const figures = style({
  display: "grid",
  gap: space(2),
  fontVariantNumeric: "tabular-nums",
});

/** The texts at both ends of the bar; the largest amounts wrap. */
export const line = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: space(3),
});

export const current = style({
  fontSize: "1.375rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.2,
});

export const share = style({ color: theme.color.muted, fontSize: text.label });

export const detail = style({ color: theme.color.muted, fontSize: text.small });

export const missing = style({ fontSize: text.small, fontWeight: weight.medium });

/** For a deadline that is near or has passed. */
export const urgent = style([missing, { color: theme.color.warning }]);
