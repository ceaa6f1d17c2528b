import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const group = style({ display: "grid", gap: space(2) });

export const label = style({ fontSize: text.label, fontWeight: weight.medium });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space(1) });

/** As large as a finger, around a smaller mark. */
export const choice = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  border: "2px solid transparent",
  borderRadius: radius.round,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: theme.color.hover },
    "&:has(:checked)": { borderColor: theme.color.brand },
    "&:has(:focus-visible)": { outline: `2px solid ${theme.color.brand}`, outlineOffset: 1 },
  },
});
