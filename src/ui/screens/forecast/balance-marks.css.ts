import { style } from "@vanilla-extract/css";
import { text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const over = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
  pointerEvents: "none",
});

export const today = style({ stroke: color.control, strokeWidth: 1.5, strokeDasharray: "3 3" });

export const name = style({ fill: color.muted, fontSize: text.tiny });

/** Its outline separates it from the line below. */
export const income = style({
  fill: color.positive,
  stroke: color.surface,
  strokeWidth: 2,
  paintOrder: "stroke",
});
