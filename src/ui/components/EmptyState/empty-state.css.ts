import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const box = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space(3),
  padding: `${space(10)} ${space(4)}`,
  textAlign: "center",
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  width: 52,
  height: 52,
  borderRadius: radius.field,
  background: theme.color.brandSoft,
  color: theme.color.brand,
});

export const alarm = style({ background: theme.color.negativeSoft, color: theme.color.negative });

export const message = style({ maxWidth: "44ch", fontWeight: weight.medium, textWrap: "balance" });

export const hint = style({
  maxWidth: "48ch",
  color: theme.color.muted,
  fontSize: text.label,
  textWrap: "balance",
});
