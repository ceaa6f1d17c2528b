import { style } from "@vanilla-extract/css";
import { card, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const advice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  marginTop: card.gap,
  color: theme.color.muted,
  fontSize: text.small,
});
