import { style } from "@vanilla-extract/css";
import { radius, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const part = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  padding: space(3),
  borderRadius: radius.field,
  background: theme.color.brandSoft,
  color: theme.color.text,
  fontSize: text.label,
  lineHeight: 1.4,
});

export const icon = style({ flex: "none", marginTop: 1, color: theme.color.brand });
