import { style, styleVariants } from "@vanilla-extract/css";
import { card, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { currentKey, simulatedKey } from "./scenario.css.ts";

const { color } = theme;
const { phone } = media;

export const report = style({ display: "flex", flexDirection: "column", gap: card.gap });

/** The background shows between the figures as lines. */
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: card.radius,
  background: color.line,
  boxShadow: theme.shadow.card,
});

export const figure = style({
  flex: "1 0 auto",
  padding: card.padding,
  background: color.surface,
  "@media": {
    [phone]: {
      padding: `${space(4)} ${card.padding}`,
      selectors: { "&:first-child": { flexBasis: "100%" } },
    },
  },
});

export const label = style({ color: color.muted, fontSize: text.small });

export const value = style({
  fontSize: "1.625rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [phone]: { fontSize: "clamp(1rem, 5.4vw, 1.375rem)" } },
});

const adviceBox = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(3),
  padding: `${space(4)} ${card.padding}`,
  borderRadius: radius.button,
  // The name of a goal may be long.
  overflowWrap: "anywhere",
});

/** A balance that stays below zero is no success. */
export const advice = styleVariants({
  good: [adviceBox, { background: color.brandSoft }],
  warning: [adviceBox, { background: color.warningSoft }],
});

export const adviceSign = style({
  flexShrink: 0,
  marginTop: 1,
  color: color.brand,
  selectors: { [`${advice.warning} > &`]: { color: color.warning } },
});

export const bar = style({
  display: "block",
  width: "100%",
  height: 28,
  marginTop: space(4),
  borderRadius: 6,
  background: theme.color.track,
});

export const before = currentKey;
export const after = simulatedKey;

export const way = style({ marginTop: space(4) });
