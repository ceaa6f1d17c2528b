import { style } from "@vanilla-extract/css";
import { radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** One line that scrolls beyond the edges of the sheet. */
export const row = style({
  display: "flex",
  flexShrink: 0,
  gap: space(2),
  marginInline: `calc(-1 * ${space(5)})`,
  paddingInline: space(5),
  overflowX: "auto",
  scrollbarWidth: "none",
});

export const chip = style({
  flexShrink: 0,
  maxWidth: "12rem",
  minHeight: TOUCH,
  padding: `0 ${space(4)}`,
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.raised,
  fontSize: text.label,
  fontWeight: weight.medium,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: {
    "&:active": { background: color.brandSoft },
    "&:focus-visible": { outlineOffset: -2 },
  },
});
