import { style } from "@vanilla-extract/css";
import { card as size, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

const card = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(4),
  minWidth: 0,
  padding: `${space(5)} ${space(5)} ${space(4)}`,
  borderRadius: size.radius,
});

export const won = style([
  card,
  {
    border: `1px solid ${color.line}`,
    background: `radial-gradient(90% 120% at 0 0, ${color.brandSoft}, transparent 70%), ${color.surface}`,
    boxShadow: theme.shadow.card,
  },
]);

export const open = style([card, { border: `1px dashed ${color.lineStrong}` }]);

export const body = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  alignSelf: "stretch",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const name = style({ fontSize: text.body, fontWeight: weight.strong, lineHeight: 1.35 });

export const description = style({
  marginTop: 2,
  color: color.muted,
  fontSize: text.label,
  lineHeight: 1.45,
});

/** Aligned at the bottom of the cards in a row. */
export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: `0 ${space(3)}`,
  marginTop: "auto",
  paddingTop: space(3),
  fontSize: text.small,
});

export const points = style({
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

const state = style({ display: "inline-flex", alignItems: "center", gap: space(1) });

export const wonState = style([state, { color: color.positive }]);

export const openState = style([state, { color: color.muted }]);
