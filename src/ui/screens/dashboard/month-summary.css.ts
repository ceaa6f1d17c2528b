import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { twoLines } from "../../design/utilities.css.ts";

const { color } = theme;

export const muted = style({ color: color.muted, fontSize: text.small });

export const largest = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  marginBottom: space(6),
  padding: `${space(3)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.raised,
});

export const arrow = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: radius.field,
  background: color.negativeSoft,
  color: color.negative,
});

export const what = style({
  display: "flex",
  flex: "1 1 6.5rem",
  flexDirection: "column",
  minWidth: 0,
});

export const name = style([twoLines, { fontWeight: weight.strong }]);

export const top = style({
  marginBottom: space(3),
  color: color.muted,
  fontSize: text.small,
});
