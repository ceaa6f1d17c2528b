import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color, shadow } = theme;

/** The box of a chart and of its reader. */
export const box = style({ position: "relative" });

/** Covers the chart invisibly, except for its focus ring. */
export const reader = style({
  position: "absolute",
  zIndex: 1,
  insetBlock: 0,
  height: "100%",
  margin: 0,
  appearance: "none",
  background: "none",
  cursor: "crosshair",
  touchAction: "pan-y",
  "@media": { print: { display: "none" } },
});

for (const thumb of ["::-webkit-slider-thumb", "::-moz-range-thumb"])
  globalStyle(`${reader}${thumb}`, { appearance: "none", width: 1, border: 0, opacity: 0 });

export const mark = style({
  position: "absolute",
  width: 11,
  height: 11,
  translate: "-50% -50%",
  border: `2px solid ${color.surface}`,
  borderRadius: radius.round,
  background: color.brand,
  pointerEvents: "none",
});

const tip = style({
  position: "absolute",
  zIndex: 2,
  top: 0,
  display: "flex",
  flexDirection: "column",
  // Near the chart's edge it would otherwise shrink to the remaining width.
  width: "max-content",
  maxWidth: "60%",
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.raised,
  boxShadow: shadow.card,
  fontSize: text.label,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
  whiteSpace: "pre-line",
});

/** On the side of the point with more room. */
export const tips = styleVariants({
  before: [tip, { translate: `calc(-100% - ${space(3)})` }],
  after: [tip, { translate: space(3) }],
});

export const name = style({
  color: color.muted,
  fontSize: text.small,
  fontWeight: weight.regular,
});

export const oneLine = style({
  flexDirection: "row",
  alignItems: "baseline",
  gap: space(2),
  paddingBlock: space(1),
  maxWidth: "none",
  whiteSpace: "nowrap",
});
