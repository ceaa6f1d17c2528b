import { globalStyle, style } from "@vanilla-extract/css";
import { motion, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const whole = style({});

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  width: "fit-content",
  minHeight: TOUCH,
  color: color.muted,
  fontSize: text.label,
  fontWeight: weight.medium,
  cursor: "pointer",
  listStyle: "none",
  ":hover": { color: color.text },
});

// Hides Safari's own marker.
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });

export const sign = style({
  flexShrink: 0,
  transition: `rotate ${motion.quick}`,
});

globalStyle(`${whole}[open] > ${summary} > ${sign}`, { rotate: "180deg" });

export const content = style({ paddingTop: space(2) });
