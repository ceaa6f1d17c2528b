import { style, styleVariants } from "@vanilla-extract/css";
import { CATEGORY_PAINTS } from "../../../domain/categories/category-paints.ts";
import { SLICES } from "../../design/palette.ts";
import { space, text, weight, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const box = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flexWrap: "wrap",
  gap: `${space(5)} ${space(8)}`,
  containerType: "inline-size",
});

/** The width below which three columns do not fit. */
const NARROW = "(max-width: 14rem)";

/** The width of a slice's swatch with its gap, in pixels. */
const SWATCH = 22;

export const ring = style({ position: "relative", flex: "none", width: 196, height: 196 });

export const middle = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  pointerEvents: "none",
});

export const middleLabel = style({
  overflow: "hidden",
  maxWidth: 112,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: theme.color.muted,
  fontSize: text.small,
});

export const middleTotal = style({
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const legend = style({
  flex: "1 1 250px",
  width: "auto",
  fontSize: text.label,
  fontVariantNumeric: "tabular-nums",
});

export const cell = style({ padding: `${space(1)} 0`, height: 32 });

export const row = style({
  "@container": { [NARROW]: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end" } },
});

export const name = style([
  cell,
  {
    // Indents both lines of a long name beside the swatch.
    paddingInlineStart: SWATCH,
    fontWeight: weight.regular,
    textAlign: "start",
    "@container": { [NARROW]: { flexBasis: "100%", height: "auto" } },
  },
]);

export const share = style([
  cell,
  { paddingInline: space(3), color: theme.color.muted, textAlign: "end", whiteSpace: "nowrap" },
]);

export const amount = style([
  cell,
  { fontWeight: weight.strong, textAlign: "end", whiteSpace: "nowrap" },
]);

const swatch = style({
  display: "inline-block",
  width: 10,
  height: 10,
  marginInline: `${-SWATCH}px ${space(3)}`,
  borderRadius: 3,
  // The legend needs its colours on paper too.
  ...tellingColour,
});

export const swatches = SLICES.map((background) => style([swatch, { background }]));

/** The swatches of categories with a colour of their own. */
export const paintedSwatches = styleVariants(CATEGORY_PAINTS, (background) => [
  swatch,
  { background },
]);
