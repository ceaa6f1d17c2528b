import { globalStyle, style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

/** The space around elements between the totals and the grid. */
export const spaced = style({ marginBottom: card.gap });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
  gap: card.gap,
  "@media": { [media.single]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Reserves its height from the start, and grows with the number of planned movements. */
export const planned = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: 310,
  marginBottom: card.gap,
});

/** The last grid of the screen; its rows reserve their height from the start. */
export const last = style([grid, { gridAutoRows: "minmax(240px, auto)", marginTop: card.gap }]);

/** Reserves the height of content that arrives after the screen. */
export const coming = style({
  display: "grid",
  // Aligned with the cards above.
  gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr) minmax(0, 1fr)",
  gridAutoRows: "minmax(406px, auto)",
  gap: card.gap,
  marginBottom: card.gap,
  "@media": {
    [media.single]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "minmax(310px, auto)",
    },
  },
});

globalStyle(`${coming} > :last-child`, {
  "@media": { [media.beside]: { gridColumn: "span 2" } },
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

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(3)} ${space(8)}`,
});

export const label = style({ color: theme.color.muted, fontSize: text.small });

export const figure = style({ fontWeight: weight.strong, fontVariantNumeric: "tabular-nums" });
