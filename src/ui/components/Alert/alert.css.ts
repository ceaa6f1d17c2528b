import { style } from "@vanilla-extract/css";
import { radius, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const alert = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  padding: `${space(3)} ${space(3)}`,
  borderRadius: radius.field,
  background: theme.color.negativeSoft,
  color: theme.color.negative,
  fontSize: text.label,
  lineHeight: 1.4,
});
