import { style } from "@vanilla-extract/css";
import { card, media, space, text, weight as weights } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const cards = style({ display: "grid", gap: card.gap });

/** The figures have a margin of their own. */
export const weight = style({ marginBottom: `calc(-1 * ${card.gap})` });

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
  fontWeight: weights.strong,
  overflowWrap: "anywhere",
  lineHeight: 1.3,
});

export const detail = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

export const answer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
});

/** The question whether a movement is a record that is there, and its answers. */
export const same = style({
  display: "grid",
  justifyItems: "end",
  gap: space(2),
  maxWidth: "100%",
  fontSize: text.small,
  textWrap: "pretty",
  "@media": { [media.phone]: { justifyItems: "start" } },
});

export const answered = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const amount = style({ width: 112 });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

/** The sentence of two fields, below both. */
export const rhythm = style({
  gridColumn: "1 / -1",
  marginTop: `calc(-1 * ${space(1)})`,
  color: color.muted,
  fontSize: text.small,
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "start",
  gap: space(3),
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});
