import { style } from "@vanilla-extract/css";
import { radius, space, text, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(5)}`,
  marginTop: space(3),
  fontSize: text.small,
});

/** A name stays beside its mark. */
export const entry = style({ display: "flex", alignItems: "center", gap: space(2) });

export const line = style({
  width: 18,
  height: 3,
  borderRadius: radius.round,
  background: theme.color.brand,
  ...tellingColour,
});
