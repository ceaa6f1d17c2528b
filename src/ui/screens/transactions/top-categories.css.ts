import { style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const list = style({ display: "flex", flexDirection: "column", gap: space(4) });

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space(2),
});

export const figures = style({ display: "inline-flex", gap: space(4) });

export const share = style({
  minWidth: "4em",
  color: theme.color.muted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const bar = style({ gridColumn: "1 / -1" });
