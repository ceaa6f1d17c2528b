import type { CategoryColour } from "./category-look.ts";

/** The colours of categories, the same in both themes: each has a contrast of 3:1 with every surface of either. */
export const CATEGORY_PAINTS: Readonly<Record<CategoryColour, string>> = {
  green: "#2a9159",
  teal: "#148a84",
  blue: "#3b82d6",
  indigo: "#6a78e0",
  violet: "#8f68d8",
  magenta: "#b657c2",
  rose: "#d25590",
  red: "#d9544d",
  orange: "#c9682a",
  amber: "#a97c1a",
  olive: "#7d8a26",
  grey: "#74828b",
};
