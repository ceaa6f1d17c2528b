import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
});

export const note = style({
  display: "block",
  maxWidth: "28ch",
  color: theme.color.muted,
  fontSize: text.small,
  fontWeight: weight.regular,
});
