import { style } from "@vanilla-extract/css";
import { card } from "../../design/scale.ts";

export const stack = style({ display: "grid", gap: card.gap });

/** As many goals side by side as fit. */
export const goals = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: card.gap,
});
