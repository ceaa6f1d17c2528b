import { style } from "@vanilla-extract/css";
import { card, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const report = style({ minWidth: 0 });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.3fr) minmax(0, 1fr)",
  gap: card.gap,
  "@media": { [media.single]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const wide = style({ gridColumn: "1 / -1" });

/** As high as its chart, so that nothing moves when that arrives. */
export const chart = style({ height: 260 });

/** The reference for elements placed over the chart. */
export const box = style({ position: "relative" });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(5)}`,
  marginTop: space(3),
  fontSize: text.small,
});

/** A name stays beside its mark. */
export const entry = style({ display: "flex", alignItems: "center", gap: space(2) });

export const lineSwatch = style({
  width: 18,
  height: 3,
  borderRadius: radius.round,
  background: color.brand,
  printColorAdjust: "exact",
});

export const pendingSwatch = style({
  width: 18,
  borderTop: `3px dotted ${color.brand}`,
});

export const bandSwatch = style({
  width: 18,
  height: 12,
  borderBlock: `2px dashed ${color.brand}`,
  background: color.brandSoft,
  printColorAdjust: "exact",
});

export const quiet = style({
  maxWidth: "90ch",
  marginTop: space(2),
  color: color.muted,
  fontSize: text.small,
});

export const count = style({
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.desktop]: { fontSize: text.label } },
});

export const days = style({
  marginBottom: space(4),
  color: theme.color.muted,
  fontSize: text.small,
});

export const total = style({ fontWeight: weight.title });

/** In the table this year's sum is styled like its category; on the phone it is a detail below it. */
export const now = style({ "@media": { [media.table]: { color: theme.color.text } } });

/** On the phone, without headings, the year is shown beside each sum. */
export const year = style({ "@media": { [media.table]: { display: "none" } } });
