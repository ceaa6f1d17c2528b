import { globalStyle, style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const report = style({ display: "flex", flexDirection: "column", gap: card.gap });

// The gap of the column already separates the totals from the rest.
globalStyle(`${report} > *`, { marginBottom: 0 });

export const heading = style({
  marginTop: space(2),
  fontSize: text.large,
  fontWeight: weight.strong,
});

export const source = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  marginTop: space(1),
  color: color.muted,
  fontSize: text.label,
});

globalStyle(`${source} > svg`, { marginTop: 2, color: color.brand });

export const outdated = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  marginTop: space(2),
  fontSize: text.label,
});

// A button does nothing on paper.
globalStyle(`${outdated} > button`, { "@media": { print: { display: "none" } } });

export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: card.gap,
  "@media": {
    [media.beside]: { gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)" },
  },
});

globalStyle(`${halves} > *`, { breakInside: "avoid" });

export const analysis = style({
  maxWidth: "90ch",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const quiet = style({ color: color.muted, fontSize: text.label });

export const advice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  marginTop: card.gap,
  color: theme.color.muted,
  fontSize: text.small,
});
