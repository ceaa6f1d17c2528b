import { style } from "@vanilla-extract/css";
import { media, motion, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const group = style({
  display: "inline-flex",
  maxWidth: "100%",
  padding: 3,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
});

export const option = style({
  position: "relative",
  display: "inline-flex",
  flexGrow: 1,
  alignItems: "center",
  justifyContent: "center",
  minHeight: 30,
  padding: `0 ${space(3)}`,
  borderRadius: 7,
  color: color.muted,
  fontSize: text.label,
  fontWeight: weight.medium,
  cursor: "pointer",
  transition: `opacity ${motion.quick}`,
  selectors: {
    "&:hover": { color: color.text },
    "&:has(:checked)": { background: color.brandSoft, color: color.brand },
    "&:has(:focus-visible)": { outline: `2px solid ${color.brand}`, outlineOffset: 2 },
  },
  // Three words fit into the narrowest window.
  "@media": { [media.phone]: { minHeight: TOUCH, paddingInline: space(2) } },
});
