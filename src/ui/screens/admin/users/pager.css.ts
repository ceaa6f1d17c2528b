import { style } from "@vanilla-extract/css";
import { space, text } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

export const pager = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  paddingTop: space(4),
  borderTop: `1px solid ${theme.color.line}`,
});

export const range = style({
  marginInlineEnd: "auto",
  color: theme.color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
