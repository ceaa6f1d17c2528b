import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 230px), 1fr))",
  gap: `${space(6)} ${space(7)}`,
});

export const goal = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "flex-start",
  gap: `${space(2)} ${space(3)}`,
});

export const name = style({ flex: "1 1 7rem", minWidth: 0, fontWeight: weight.strong });

export const bar = style({ flexBasis: "100%" });

export const detail = style({ color: color.muted, fontSize: text.small });

export const share = style([
  detail,
  { marginInlineStart: "auto", fontVariantNumeric: "tabular-nums", textAlign: "end" },
]);
