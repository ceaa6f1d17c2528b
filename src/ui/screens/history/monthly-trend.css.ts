import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card, media, radius, space, text, weight, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const trend = style({ marginTop: card.gap });

export const empty = style({ color: color.muted });

/** The reference for the reading that lies over the picture. */
export const strip = style({ position: "relative" });

export const months = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space(1),
});

export const month = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space(1),
  minWidth: 0,
});

export const picture = style({ height: 96, width: "auto", marginBottom: space(1) });

export const bars = styleVariants({
  income: { fill: color.positive },
  expense: { fill: color.negative },
});

export const name = style({ color: color.muted, fontSize: text.small });

// On the phone the names of many months do not fit side by side: every second one is shown.
globalStyle(`${months}:has(> :nth-child(8)) > ${month}:nth-last-child(even) > ${name}`, {
  "@media": { "screen and (max-width: 479.98px)": { visibility: "hidden" } },
});

export const balance = style({
  fontSize: text.tiny,
  fontWeight: weight.medium,
  "@media": { "screen and (max-width: 1199.98px)": { display: "none" } },
});

export const legend = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginTop: space(4),
  color: color.muted,
  fontSize: text.small,
  "@media": { [media.phone]: { justifyContent: "center" } },
});

const swatch = style({ width: 10, height: 10, borderRadius: radius.small, ...tellingColour });

export const swatches = styleVariants({
  income: [swatch, { background: color.positive }],
  expense: [swatch, { marginInlineStart: space(3), background: color.negative }],
});
