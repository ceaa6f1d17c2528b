import { style } from "@vanilla-extract/css";
import { media, space, text, card, weight } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

export const finder = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-end",
  gap: space(4),
  marginBottom: space(4),
});

export const field = style({
  flexGrow: 1,
  "@media": { [media.desktop]: { maxWidth: 380 } },
});

export const pending = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  minHeight: 38,
  color: theme.color.muted,
  fontSize: text.small,
  // On the phone it is opposite the label, where nothing has to make room for it.
  "@media": { [media.phone]: { position: "absolute", top: 0, right: 0, minHeight: 0 } },
});

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

export const pager = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  paddingTop: space(4),
  borderTop: `1px solid ${theme.color.line}`,
});

export const range = style({
  marginInlineEnd: "auto",
  color: theme.color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
