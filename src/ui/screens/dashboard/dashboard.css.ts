import { style } from "@vanilla-extract/css";
import { card } from "../../design/scale.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
  gap: card.gap,
  "@media": { "screen and (max-width: 1099.98px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
