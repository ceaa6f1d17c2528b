import { fontFamily } from "../../design/font.css.ts";
import { theme } from "../../design/theme.css.ts";

// The colours are variables, so each theme has its own.
const { color } = theme;
const labels = { fill: color.muted, fontFamily, fontSize: 12 };
const quiet = { stroke: "transparent" };

/** The axes of a chart. */
export const amounts = {
  axis: quiet,
  ticks: quiet,
  grid: { stroke: color.line },
  tickLabels: { ...labels, padding: 8 },
};
export const places = {
  axis: quiet,
  ticks: quiet,
  grid: quiet,
  tickLabels: { ...labels, padding: 10 },
};

/** The area between the least and the most that is expected. */
export const band = { data: { fill: color.brandSoft, stroke: "none" } };

/** A line, which may differ in some. */
export const line = (but: object = {}) => ({
  data: { stroke: color.brand, strokeWidth: 2.5, strokeLinecap: "round", ...but } as const,
});
