import { style } from "@vanilla-extract/css";
import { card, media, space, text, weight, tellingColour } from "../../design/scale.ts";
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

/** The marks of the legend. */
export const pendingSwatch = style({
  width: 18,
  borderTop: `3px dotted ${color.brand}`,
});

export const bandSwatch = style({
  width: 18,
  height: 12,
  borderBlock: `2px dashed ${color.brand}`,
  background: color.brandSoft,
  ...tellingColour,
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
