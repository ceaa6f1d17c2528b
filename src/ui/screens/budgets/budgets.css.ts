import { style } from "@vanilla-extract/css";
import { card, media, space } from "../../design/scale.ts";

export const toolbar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: space(3),
  marginBottom: card.gap,
  "@media": { [media.phone]: { flexDirection: "column", alignItems: "stretch" } },
});

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: card.gap,
});

export const totalBar = style({ marginTop: "auto", paddingTop: space(3) });
