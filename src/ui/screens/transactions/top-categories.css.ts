import { style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const list = style({ display: "flex", flexDirection: "column", gap: space(4) });

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space(2)} ${space(4)}`,
});

/** In letters as large as leave it no room beside its category it has the next line. */
export const figures = style({
  display: "inline-flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: `0 ${space(4)}`,
  marginInlineStart: "auto",
});

export const share = style({
  minWidth: "4em",
  color: theme.color.muted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const bar = style({ flexBasis: "100%" });
