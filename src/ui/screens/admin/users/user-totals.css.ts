import { style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

const { color } = theme;
const { phone } = media;

/** Four cards in a row, two where letters are large; on the phone one compact card of two rows. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 22%), 1fr))",
  gap: card.gap,
  marginBottom: card.gap,
  "@media": {
    [phone]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: 0,
      padding: `${space(2)} 0`,
      border: `1px solid ${color.line}`,
      borderRadius: card.radius,
      background: color.surface,
      boxShadow: theme.shadow.card,
    },
  },
});

export const total = style({
  minWidth: 0,
  padding: card.padding,
  border: `1px solid ${color.line}`,
  borderRadius: card.radius,
  background: color.surface,
  boxShadow: theme.shadow.card,
  "@media": {
    [phone]: {
      padding: `${space(3)} ${card.padding}`,
      border: 0,
      background: "none",
      boxShadow: "none",
    },
  },
});

export const label = style({
  color: color.muted,
  "@media": { [phone]: { fontSize: text.label } },
});

export const figure = style({
  fontSize: text.figure,
  fontWeight: weight.figure,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.02em",
  lineHeight: 1.35,
  "@media": { [phone]: { fontSize: "1.375rem" } },
});

export const note = style({
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
