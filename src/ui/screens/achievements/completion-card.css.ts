import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({ display: "flex", flexDirection: "column" });

export const content = style({
  display: "flex",
  alignItems: "center",
  flexGrow: 1,
  flexWrap: "wrap",
  gap: `${space(3)} ${space(5)}`,
  fontVariantNumeric: "tabular-nums",
});

export const ring = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 104,
  height: 104,
});

export const picture = style({ position: "absolute", inset: 0 });

const line = style({ fill: "none", strokeWidth: 9 });

export const track = style([line, { stroke: color.track }]);

export const part = style([line, { stroke: color.brand }]);

export const percent = style({
  position: "relative",
  fontSize: text.large,
  fontWeight: weight.strong,
});

export const count = style({
  fontSize: text.title,
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.2,
  whiteSpace: "nowrap",
});

export const note = style({ color: color.muted, fontSize: text.label });
