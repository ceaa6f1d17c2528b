import { style } from "@vanilla-extract/css";
import { radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color, shadow } = theme;

/** Covers the fields below it. */
export const list = style({
  position: "absolute",
  zIndex: 2,
  insetInline: 0,
  top: `calc(100% + ${space(1)})`,
  padding: space(1),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.button,
  background: color.raised,
  boxShadow: shadow.overlay,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(3),
  minHeight: TOUCH,
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.hover },
    "&[aria-selected=true]": { background: color.brandSoft },
  },
});

/** Too long a text is cut off. */
export const words = style({
  overflow: "hidden",
  minWidth: 0,
  fontWeight: weight.medium,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const detail = style({
  flexShrink: 0,
  maxWidth: "60%",
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
