import { style } from "@vanilla-extract/css";
import { card as size, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({ marginTop: size.gap });

export const intro = style({ maxWidth: "90ch", marginBottom: space(5), color: color.muted });

export const chosen = style({ display: "flex", flexDirection: "column", gap: space(4) });

/** A long name breaks anywhere. */
export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere" });

export const waiting = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  color: color.muted,
});

export const small = style({ maxWidth: "90ch", color: color.muted, fontSize: text.label });

export const counts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: space(3),
  marginBlock: space(2),
});

export const count = style({
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
});

export const label = style({ color: color.muted, fontSize: text.label });

export const figure = style({
  fontSize: "1.5rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

export const refused = style({
  display: "flex",
  flexDirection: "column",
  gap: space(3),
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
});

export const refusedTitle = style({ fontWeight: weight.strong });

export const refusedRow = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(3),
  paddingBlock: space(1),
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space(3),
});
