import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const logo = style({ display: "inline-flex", alignItems: "center", gap: space(3) });

// The same in both themes: a brand colour, not a surface.
export const mark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 38,
  height: 38,
  borderRadius: radius.button,
  background: "linear-gradient(145deg, #34d399, #0b6b4f)",
  color: "#04231a",
});

export const name = style({
  display: "block",
  fontSize: text.large,
  fontWeight: weight.strong,
  letterSpacing: "-0.01em",
  lineHeight: 1.25,
});

export const subtitle = style({
  display: "block",
  color: theme.color.muted,
  fontSize: text.small,
  lineHeight: 1.35,
});
