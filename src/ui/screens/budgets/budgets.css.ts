import { style } from "@vanilla-extract/css";
import { card, space } from "../../design/scale.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: card.gap,
});

export const totalBar = style({ marginTop: "auto", paddingTop: space(3) });
