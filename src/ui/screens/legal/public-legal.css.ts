import { style } from "@vanilla-extract/css";
import { space, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const page = style({
  width: "100%",
  maxWidth: 860,
  margin: "0 auto",
  padding: `0 ${space(4)} ${space(16)}`,
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: space(3),
  minHeight: 84,
});

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TOUCH,
  marginInlineEnd: "auto",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TOUCH,
  padding: `0 ${space(2)}`,
  color: theme.color.brand,
  fontWeight: weight.medium,
});
