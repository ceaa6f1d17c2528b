import { style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
  gap: card.gap,
  "@media": { [media.single]: { gridTemplateColumns: "minmax(0, 1fr)" } },
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
