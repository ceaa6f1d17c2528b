import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { CATEGORY_PAINTS } from "../../../domain/categories/category-paints.ts";

const mark = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  borderRadius: radius.round,
});

export const sizes = styleVariants({
  row: [mark, { width: 36, height: 36 }],
  /** For a row of one line. */
  line: [mark, { width: 28, height: 28 }],
  /** For a word in a text; does not make the line higher. */
  word: [
    mark,
    { width: 20, height: 20, margin: `-${space(1)} 6px -${space(1)} 0`, verticalAlign: "-5px" },
  ],
});

/** The colour of the icon, and a tint of it behind. */
export const paints = styleVariants(CATEGORY_PAINTS, (paint) => ({
  background: `${paint}26`,
  color: paint,
  ...tellingColour,
}));

export const plain = style({ background: theme.color.track, color: theme.color.muted });

/** Replaces the icon of a category without one. */
export const dot = style({
  width: "40%",
  height: "40%",
  borderRadius: radius.round,
  background: "currentcolor",
  ...tellingColour,
});
