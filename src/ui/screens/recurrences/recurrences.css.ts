import { style } from "@vanilla-extract/css";
import { card, media, space, text, weight as weights_ } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const cards = style({ display: "grid", gap: card.gap });

export const list = style({ display: "grid" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  minWidth: 0,
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { "li:first-child > &, &:is(li):first-child": { borderTop: "none" } },
});

export const what = style({ flex: 1, minWidth: 160 });

export const name = style({
  fontWeight: weights_.strong,
  overflowWrap: "anywhere",
  lineHeight: 1.3,
});

export const detail = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

export const badges = style({ marginTop: space(1) });

const money = style({ fontVariantNumeric: "tabular-nums", fontWeight: weights_.strong });

export const income = style([money, { color: color.positive }]);

export const expense = style([money, { color: color.negative }]);

export const actions = style({ display: "flex", flexShrink: 0, gap: space(2) });

/** What a row comes to, and what can be done to it. */
export const end = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  gap: space(1),
  margin: "0 -10px 0 auto",
});

/** What the sheet of a row says in words is not repeated where there is no room. */
export const wideOnly = style({
  display: "flex",
  "@media": { [media.phone]: { display: "none" } },
});

export const progress = style({ marginTop: space(2), maxWidth: 420 });

export const answer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
});

export const amount = style({ width: 112 });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

export const weights = style({ display: "grid", gap: space(1) });

export const weight = style({ display: "flex", flexWrap: "wrap", gap: space(1) });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "start",
  gap: space(3),
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});
