import { style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";

/** What stands between the totals and the grid, or before them. */
export const spaced = style({ marginBottom: card.gap });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
  gap: card.gap,
  "@media": { [media.single]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** What comes after the screen has its room from the start. */
export const coming = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.55fr)",
  gridAutoRows: "minmax(372px, auto)",
  gap: card.gap,
  marginBlock: card.gap,
  "@media": {
    [media.single]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "minmax(310px, auto)",
    },
  },
});

export const head = style({ display: "flex", flexWrap: "wrap", gap: `${space(2)} ${space(4)}` });

export const month = style({ fontSize: text.label, fontWeight: weight.medium });

/** The two ways to begin. */
export const firstWays = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space(2),
});
