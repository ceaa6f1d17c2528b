import { style } from "@vanilla-extract/css";
import { card, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { phone } = media;

export const report = style({ display: "flex", flexDirection: "column", gap: card.gap });

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  border: `1px solid ${color.line}`,
  borderRadius: card.radius,
  background: color.surface,
  boxShadow: theme.shadow.card,
  "@media": { [phone]: { gridTemplateColumns: "1fr 1fr" } },
});

export const figure = style({
  minWidth: 0,
  padding: card.padding,
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.line}` } },
  "@media": {
    [phone]: {
      padding: `${space(4)} ${card.padding}`,
      selectors: {
        "&:first-child": { gridColumn: "1 / -1", borderBottom: `1px solid ${color.line}` },
        "&:nth-child(2)": { borderInlineStart: 0 },
      },
    },
  },
});

export const label = style({ color: color.muted, fontSize: text.small });

export const value = style({
  color: color.positive,
  fontSize: "1.625rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [phone]: { fontSize: "clamp(1rem, 5.4vw, 1.375rem)" } },
});

export const advice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(3),
  padding: `${space(4)} ${card.padding}`,
  borderRadius: radius.button,
  background: color.brandSoft,
});

export const adviceSign = style({ marginTop: 1, color: color.brand });
