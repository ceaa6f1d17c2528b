import { style } from "@vanilla-extract/css";
import { media, motion, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const field = style({ display: "flex", flexDirection: "column", minWidth: 0 });

export const label = style({
  marginBottom: space(2),
  fontSize: text.label,
  fontWeight: weight.medium,
  lineHeight: 1.3,
});

export const compactLabel = style({
  marginBottom: space(1),
  color: color.muted,
  fontSize: text.small,
  lineHeight: 1.3,
});

export const optional = style({ color: color.muted, fontWeight: weight.regular });

export const hint = style({ marginTop: space(1), color: color.muted, fontSize: text.small });

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(1),
  marginTop: space(1),
  color: color.negative,
  fontSize: text.small,
});

export const errorIcon = style({ marginTop: 2 });

export const frame = style({ position: "relative", display: "grid" });

export const control = style({
  width: "100%",
  minWidth: 0,
  height: 44,
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.raised,
  color: color.text,
  fontSize: text.body,
  textOverflow: "ellipsis",
  appearance: "none",
  transition: `opacity ${motion.quick}`,
  selectors: {
    "&:hover:not(:disabled)": { borderColor: color.control },
    "&:focus": { borderColor: color.brand },
    "&:focus-visible": { outlineOffset: -1 },
    "&[aria-invalid=true]": { borderColor: color.negative },
    "&:disabled": { opacity: 0.6 },
    "&::placeholder": { color: color.muted, opacity: 1 },
  },
  // Below 16 px an iPhone's browser zooms into a focused field.
  "@media": { [media.phone]: { fontSize: "1rem" } },
});

export const compactControl = style({
  "@media": {
    [media.desktop]: { height: 38, fontSize: text.label },
    [media.phone]: { minHeight: TOUCH },
  },
});

/** Reserves room for the control at the end. */
export const withEnd = style({ paddingInlineEnd: 40 });

export const end = style({
  position: "absolute",
  insetInlineEnd: space(3),
  top: "50%",
  translate: "0 -50%",
  color: color.muted,
  pointerEvents: "none",
});

export const endButton = style({
  position: "absolute",
  insetInlineEnd: 4,
  top: "50%",
  translate: "0 -50%",
});
