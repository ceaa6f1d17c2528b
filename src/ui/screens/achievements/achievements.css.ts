import { style } from "@vanilla-extract/css";
import { card, space, text, weight } from "../../design/scale.ts";

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
  gap: card.gap,
  "@media": { "screen and (max-width: 1099.98px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const section = style({ marginTop: space(8) });

export const sectionHead = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginBottom: space(4),
});

export const sectionTitle = style({ fontSize: text.large, fontWeight: weight.strong });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: card.gap,
});
