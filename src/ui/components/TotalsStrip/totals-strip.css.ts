import { globalStyle, style } from "@vanilla-extract/css";
import { card as size, media, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { middle, phone } = media;

/** The minimum width of a card for a sum in large letters; the reader's own may be larger than the design's. */
const LEAST = "8rem";

/** Three cards in a row; on the phone one compact card with the balance in a row of its own. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: size.gap,
  marginBottom: size.gap,
  "@media": {
    // As many totals per row as fit.
    [middle]: { display: "flex", flexWrap: "wrap" },
    [phone]: {
      display: "flex",
      flexWrap: "wrap",
      gap: 0,
      border: `1px solid ${color.line}`,
      borderRadius: size.radius,
      background: color.surface,
      boxShadow: theme.shadow.card,
    },
  },
});

export const card = style({
  minWidth: 0,
  padding: size.padding,
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
  background: color.surface,
  boxShadow: theme.shadow.card,
  "@media": {
    print: { boxShadow: "none" },
    [middle]: { flex: "1 0 30%", minWidth: `min(100%, ${LEAST})` },
    [phone]: {
      flex: "1 0 50%",
      minWidth: `min(100%, ${LEAST})`,
      maxWidth: "100%",
      padding: `${space(4)} ${size.padding}`,
      border: 0,
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
    },
  },
});

/** The balance: across the phone's whole width, above its two parts. */
export const hero = style([
  card,
  {
    "@media": {
      [phone]: { flexBasis: "100%", order: -1, borderBottom: `1px solid ${color.line}` },
    },
  },
]);

export const label = style({
  marginBottom: space(2),
  color: color.muted,
  fontSize: text.body,
  "@media": { [phone]: { marginBottom: space(1), fontSize: text.label } },
});

export const figure = style({ lineHeight: 1.2 });

const money = `:is(${figure} > span, ${figure} > :is(a, button) > span)`;

globalStyle(money, {
  "@media": {
    print: { fontSize: text.large },
    [middle]: { fontSize: "clamp(1.125rem, 2.6vw, 2.125rem)" },
  },
});
// The figure in a card shrinks to fit.
globalStyle(`${card}:not(${hero}) ${money}`, {
  "@media": { [phone]: { fontSize: "clamp(1rem, 5.4vw, 1.375rem)" } },
});

export const note = style({
  marginTop: space(2),
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
