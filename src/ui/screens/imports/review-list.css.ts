import { style, styleVariants } from "@vanilla-extract/css";
import { card, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { twoLines } from "../../design/utilities.css.ts";
import { LINE_REM, NARROW_LINE_REM, TALL_LINE_REM } from "./review-row-height.ts";

const { color } = theme;

export const keys = style({
  marginBottom: space(2),
  color: color.muted,
  fontSize: text.small,
  "@media": { [media.phone]: { display: "none" }, "(hover: none)": { display: "none" } },
});

export const box = style({
  maxHeight: "30rem",
  margin: `0 calc(-1 * ${card.padding}) calc(-1 * ${card.padding})`,
  padding: `0 ${card.padding}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${card.radius} ${card.radius}`,
});

export const rows = style({ position: "relative", width: "100%" });

const line = style({
  position: "absolute",
  top: 0,
  left: 0,
  display: "grid",
  alignItems: "center",
  columnGap: space(4),
  width: "100%",
  padding: `${space(2)} ${space(1)}`,
  borderBottom: `1px solid ${color.line}`,
  contain: "layout style",
  selectors: {
    "&:focus-visible": {
      outline: `2px solid ${color.brand}`,
      outlineOffset: -2,
      borderRadius: radius.small,
    },
    "&:focus-within": { background: color.brandSoft },
  },
});

/** The bank's text has the whole width. */
const tall = style({
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space(2),
  rowGap: space(1),
});

export const row = styleVariants({
  beside: [
    line,
    {
      gridTemplateColumns: "92px minmax(0, 1fr) 190px 130px auto",
      gridTemplateAreas: '"date what category amount tools"',
      height: `${LINE_REM}rem`,
    },
  ],
  below: [
    line,
    tall,
    {
      gridTemplateAreas: '"what what" "date amount" "category tools"',
      height: `${TALL_LINE_REM}rem`,
    },
  ],
  narrow: [
    line,
    tall,
    {
      gridTemplateAreas: '"what what" "date amount" "category category" "tools tools"',
      height: `${NARROW_LINE_REM}rem`,
    },
  ],
});

export const date = style({
  gridArea: "date",
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const what = style({
  gridArea: "what",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
});

/** A line that will not become a record of its own. */
export const quiet = style([what, { color: color.muted }]);

const oneLine = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const name = style([
  twoLines,
  {
    fontWeight: weight.strong,
    lineHeight: 1.35,
    WebkitLineClamp: 1,
    selectors: { [`${tall} &`]: { WebkitLineClamp: 2 } },
  },
]);

export const detail = style([oneLine, { color: color.muted, fontSize: text.small }]);

export const unknown = style({ color: color.warning, fontWeight: weight.medium });

export const tick = style({ display: "flex", alignItems: "center", gap: space(3), minWidth: 0 });

export const tickLabel = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  flexShrink: 0,
  color: color.text,
  fontWeight: weight.medium,
  cursor: "pointer",
});

export const tickText = style([oneLine]);

export const category = style({ gridArea: "category", minWidth: 0 });

export const amount = style({ gridArea: "amount", fontWeight: weight.strong, textAlign: "end" });

export const tools = style({
  gridArea: "tools",
  display: "flex",
  justifyContent: "flex-end",
  minWidth: 120,
});

export const empty = style({ padding: `${space(6)} 0`, color: color.muted, textAlign: "center" });
