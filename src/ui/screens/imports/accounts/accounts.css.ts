import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

const { color } = theme;

export const hint = style({
  marginBottom: space(3),
  color: color.muted,
  fontSize: text.label,
  overflowWrap: "anywhere",
});

export const list = style({ display: "flex", flexDirection: "column" });

export const account = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: space(4),
  minHeight: 48,
  padding: `${space(1)} 0`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { "&:last-child": { borderBottom: "none" } },
});

export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere" });

export const rows = style({
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space(3),
  marginTop: space(4),
});

/** The other accounts of a file in its card. */
export const others = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(2),
  marginTop: space(2),
});
