import { globalStyle, style } from "@vanilla-extract/css";
import { card as size, media, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { phone } = media;

export const totals = style({
  display: "grid",
  gridTemplateColumns: "1.15fr 1fr 1fr",
  gap: size.gap,
  marginBottom: size.gap,
  "@media": {
    "screen and (min-width: 768px) and (max-width: 1099.98px)": {
      gridTemplateColumns: "1fr 1fr",
    },
    [phone]: {
      gridTemplateColumns: "1fr 1fr",
      gap: 0,
      border: `1px solid ${color.line}`,
      borderRadius: size.radius,
      background: color.surface,
      boxShadow: theme.shadow.card,
      overflow: "hidden",
    },
  },
});

export const card = style({
  position: "relative",
  minWidth: 0,
  minHeight: 146,
  padding: size.padding,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
  background: color.surface,
  boxShadow: theme.shadow.card,
  "@media": {
    [phone]: {
      minHeight: 0,
      padding: `${space(4)} ${size.padding}`,
      border: 0,
      borderTop: `1px solid ${color.line}`,
      borderRadius: 0,
      boxShadow: "none",
    },
  },
});

export const hero = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    "@media": {
      "screen and (min-width: 768px) and (max-width: 1099.98px)": { gridColumn: "1 / -1" },
      [phone]: { gridColumn: "1 / -1", paddingBottom: size.padding, borderTop: 0 },
    },
  },
]);

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(2),
  marginBottom: space(2),
});

export const label = style({ color: color.muted, fontSize: text.body });

export const figure = style({ lineHeight: 1.2 });

// Two totals share a row of the phone: they give up the label that the balance above already has.
globalStyle(`${card}:not(${hero}) ${head} > :not(h2)`, {
  "@media": { [phone]: { display: "none" } },
});
globalStyle(`${card}:not(${hero}) ${figure} > span`, {
  "@media": { [phone]: { fontSize: "clamp(1rem, 5.4vw, 1.375rem)" } },
});

export const note = style({
  marginTop: space(3),
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const warning = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginTop: space(3),
  color: color.negative,
  fontSize: text.small,
});
