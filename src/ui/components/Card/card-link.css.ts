import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  minHeight: 26,
  color: theme.color.brand,
  fontSize: text.label,
  fontWeight: weight.medium,
  selectors: { "&:hover": { textDecoration: "underline" } },
});
