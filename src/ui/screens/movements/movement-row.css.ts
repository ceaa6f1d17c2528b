import { style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { LEAST, NARROW, TIGHT } from "./row-room.ts";

const { color } = theme;

/** The height of a row: with one line, with two, and with every part on its own line. */
const HEIGHT = { one: "2.75rem", two: "3.5rem", all: "6.5rem" } as const;

/** The width of a mark and its distance from the text, in px. */
const MARK = 40;

/** The container by whose width its rows choose their layout. */
export const room = style({ containerType: "inline-size" });

export const row = style({
  position: "relative",
  borderTop: `1px solid ${color.line}`,
  selectors: {
    "&:hover": { background: color.hover },
    "&:focus-visible": { outlineOffset: -2 },
  },
});

const narrow = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"words amount" "category date"',
  alignContent: "center",
  columnGap: space(3),
  paddingInlineStart: MARK,
} as const;

const narrowest = {
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"words" "category" "date" "amount"',
  justifyItems: "start",
  paddingInlineStart: 0,
} as const;

export const tabled = style([
  row,
  {
    "@container": {
      [NARROW]: { ...narrow, minHeight: HEIGHT.two },
      [LEAST]: { ...narrowest, paddingBlock: space(2) },
    },
  },
]);

/** Positioned by its list. */
export const listed = style([
  row,
  {
    position: "absolute",
    top: 0,
    left: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 10rem minmax(5rem, max-content) 116px minmax(7rem, auto)",
    gridTemplateAreas: '"words category date actions amount"',
    alignItems: "center",
    columnGap: space(4),
    width: "100%",
    height: HEIGHT.one,
    paddingInlineStart: MARK,
    contain: "layout style",
    "@container": {
      [TIGHT]: {
        gridTemplateColumns: "minmax(0, 1fr) 7rem minmax(5rem, max-content) minmax(6.25rem, auto)",
        gridTemplateAreas: '"words category date amount"',
        columnGap: space(3),
      },
      [NARROW]: { ...narrow, height: HEIGHT.two },
      [LEAST]: { ...narrowest, height: HEIGHT.all },
    },
  },
]);

/** Its row-gap is the distance between rows, which the list reads from the computed style. */
export const list = style({
  position: "relative",
  width: "100%",
  rowGap: HEIGHT.one,
  "@container": { [NARROW]: { rowGap: HEIGHT.two }, [LEAST]: { rowGap: HEIGHT.all } },
});
