import { style } from "@vanilla-extract/css";
import { space, text, TOUCH } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(5),
  marginTop: space(8),
  color: theme.color.muted,
  fontSize: text.small,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TOUCH,
  selectors: { "&:hover": { color: theme.color.text, textDecoration: "underline" } },
});
