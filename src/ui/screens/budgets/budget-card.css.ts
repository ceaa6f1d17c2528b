import { style } from "@vanilla-extract/css";
import { card as size, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({
  minWidth: 0,
  padding: `${space(4)} ${size.padding} ${size.padding}`,
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
  background: color.surface,
  boxShadow: theme.shadow.card,
});

const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(2),
});

export const head = style([row, { minHeight: 36 }]);

export const category = style({ minWidth: 0, fontSize: text.body, fontWeight: weight.strong });

/** Aligns the icons, not their touch areas, with the end of the figures. */
export const actions = style({ display: "flex", flexShrink: 0, marginInlineEnd: -10 });

export const state = style([row, { flexWrap: "wrap", margin: `${space(2)} 0 ${space(3)}` }]);

export const used = style({ color: color.muted, fontSize: text.small });

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(2)} ${space(3)}`,
  marginTop: space(4),
});

/** Three in a row, unless the amounts are too long for that. */
export const part = style({ flex: "1 1 72px" });

export const label = style({ color: color.muted, fontSize: text.small });

export const figure = style({ fontSize: text.label, fontWeight: weight.strong });

export const last = style([part, { textAlign: "end" }]);

export const repeats = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginTop: space(3),
  color: color.muted,
  fontSize: text.small,
});
