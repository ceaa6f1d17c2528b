import { globalStyle, style } from "@vanilla-extract/css";
import * as strip from "../TotalsStrip/totals-strip.css.ts";
import { card as size, media, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { desktop, middle, phone } = media;

export const totals = style([
  strip.strip,
  {
    "@media": {
      [desktop]: { gridTemplateColumns: "1.15fr 1fr 1fr" },
      // Two cards below the main one.
      [middle]: { display: "grid", gridTemplateColumns: "1fr 1fr" },
    },
  },
]);

export const card = style([strip.card, { "@media": { [desktop]: { minHeight: 146 } } }]);

export const hero = style([
  strip.hero,
  {
    display: "flex",
    flexDirection: "column",
    "@media": {
      [desktop]: { minHeight: 146 },
      [middle]: { gridColumn: "1 / -1" },
      [phone]: { paddingBottom: size.padding },
    },
  },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(2),
  marginBottom: space(2),
});

export const label = style({ color: color.muted, fontSize: text.body });

export const { figure } = strip;

// Two totals share a row on the phone: they omit the label that the balance above already has.
globalStyle(`${card} ${head} > :not(h2)`, { "@media": { [phone]: { display: "none" } } });

/** The note under a figure. */
export const of = style({ color: color.muted, fontSize: text.small });

export const note = style({
  marginTop: space(3),
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

const marked = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginTop: space(3),
  fontSize: text.small,
});

export const warning = style([marked, { color: color.negative }]);

/** A warning whose cause goes by itself. */
export const covered = style([marked, { color: color.muted }]);
