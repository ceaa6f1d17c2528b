import { globalStyle, style } from "@vanilla-extract/css";
import { media, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const picker = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  "@media": { [media.phone]: { flexWrap: "wrap" } },
});

export const step = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: TOUCH,
  height: TOUCH,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.raised,
  color: color.muted,
  selectors: { "&:hover": { borderColor: color.control, color: color.text } },
});

export const input = style({
  width: "11.75rem",
  "@media": { [media.phone]: { flex: "1 1 min(11rem, 50%)", width: "auto" } },
});

// In letters too large for the field the month would be cut off.
globalStyle(`${input} input`, {
  "@media": {
    [media.phone]: { fontSize: "max(16px, min(1rem, 5vw))" },
    "screen and (max-width: 359.98px)": { paddingInline: `${space(2)} ${space(8)}` },
    // No browser with a mouse zooms into smaller letters.
    "screen and (max-width: 359.98px) and (not (pointer: coarse))": {
      fontSize: `min(${text.label}, 4.4vw)`,
    },
  },
});

export const current = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TOUCH,
  paddingInline: space(2),
  color: color.brand,
  fontSize: text.label,
  fontWeight: weight.medium,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
