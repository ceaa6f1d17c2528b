import { style, styleVariants } from "@vanilla-extract/css";
import { card, motion, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** A collapsed card is only as high as its line. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space(3)}`,
  margin: `calc(${space(2)} - ${card.padding}) 0`,
});

export const toggle = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  minHeight: TOUCH,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: weight.strong,
  cursor: "pointer",
});

const sign = style({
  flexShrink: 0,
  color: color.muted,
  transition: `rotate ${motion.quick}`,
});

export const signs = styleVariants({ open: [sign], closed: [sign, { rotate: "-90deg" }] });

export const opened = style({ marginTop: space(5) });

export const hint = style({
  marginBottom: space(2),
  color: color.muted,
  fontSize: text.small,
});
