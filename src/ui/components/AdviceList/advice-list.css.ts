import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const list = style({ display: "flex", flexDirection: "column", gap: space(3) });

export const item = style({
  display: "flex",
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.raised,
});

export const title = style({ fontWeight: weight.strong, lineHeight: 1.3 });

export const message = style({ color: color.muted, fontSize: text.small });

export const icons = styleVariants({
  danger: { color: color.negative },
  warning: { color: color.warning },
  info: { color: color.brand },
  success: { color: color.positive },
});
