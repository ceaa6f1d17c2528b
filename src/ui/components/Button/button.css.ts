import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, motion, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const idle = ":not([aria-disabled=true], :disabled)";
const hover = `&:hover${idle}`;

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(2),
  border: "1px solid transparent",
  borderRadius: radius.button,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  whiteSpace: "nowrap",
  textAlign: "center",
  userSelect: "none",
  transition: `opacity ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    [`&:active${idle}`]: { transform: "translateY(1px)" },
    "&[aria-disabled=true], &:disabled": { cursor: "default", opacity: 0.6 },
  },
  // In large letters a button on a phone takes more than one line.
  "@media": { [media.phone]: { minHeight: TOUCH, whiteSpace: "normal" } },
});

export const variants = styleVariants({
  primary: {
    background: color.brand,
    color: color.onBrand,
    selectors: { [hover]: { background: color.brandHover } },
  },
  secondary: {
    background: color.raised,
    borderColor: color.lineStrong,
    color: color.text,
    selectors: { [hover]: { borderColor: color.control } },
  },
  ghost: {
    color: color.muted,
    selectors: { [hover]: { background: color.hover, color: color.text } },
  },
  danger: {
    background: color.negative,
    color: color.onNegative,
    selectors: { [hover]: { background: color.negativeHover } },
  },
  premium: {
    background: color.warningSoft,
    borderColor: color.warningLine,
    color: color.warning,
    selectors: { [hover]: { borderColor: color.warning } },
  },
});

export const sizes = styleVariants({
  small: { minHeight: 36, padding: `0 ${space(3)}`, fontSize: text.label },
  normal: { minHeight: 42, padding: `0 ${space(4)}`, fontSize: text.label },
  large: { minHeight: 52, padding: `0 ${space(6)}`, fontSize: text.large },
});

export const wide = style({ width: "100%" });

/** Holds the label, and reserves room for the pending label. */
export const content = style({ display: "inline-grid", justifyItems: "center" });

export const line = style({ display: "inline-flex", alignItems: "center", gap: space(2) });

globalStyle(`${content}[data-reserve]::after`, {
  content: "attr(data-reserve)",
  visibility: "hidden",
  height: 0,
  overflow: "hidden",
});

globalStyle(`${content}[data-reserve-icon]::after`, { paddingInlineStart: 26 });
