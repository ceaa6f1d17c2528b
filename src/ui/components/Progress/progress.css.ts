import { style, styleVariants } from "@vanilla-extract/css";
import { CATEGORY_COLOURS, type CategoryColour } from "../../../domain/categories/category-look.ts";
import { CATEGORY_PAINTS } from "../../../domain/categories/category-paints.ts";
import { SLICES } from "../../design/palette.ts";
import { theme } from "../../design/theme.css.ts";

export const bar = style({ display: "block", width: "100%", height: 7, overflow: "hidden" });

export const track = style({ fill: theme.color.track });

const ofCategories = Object.fromEntries(
  CATEGORY_COLOURS.map((colour) => [colour, { fill: CATEGORY_PAINTS[colour] }]),
) as Record<CategoryColour, { fill: string }>;

export const fills = styleVariants({
  brand: { fill: theme.color.brand },
  positive: { fill: theme.color.positive },
  warning: { fill: theme.color.warning },
  negative: { fill: theme.color.negative },
  slice0: { fill: SLICES[0] },
  slice1: { fill: SLICES[1] },
  slice2: { fill: SLICES[2] },
  slice3: { fill: SLICES[3] },
  slice4: { fill: SLICES[4] },
  slice5: { fill: SLICES[5] },
  ...ofCategories,
});
