import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(3)} ${space(8)}`,
});

export const label = style({ color: theme.color.muted, fontSize: text.small });

export const figure = style({ fontWeight: weight.strong, fontVariantNumeric: "tabular-nums" });
