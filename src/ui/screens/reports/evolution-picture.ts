import { fontFamily } from "../../design/font.css.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const labels = { fill: color.muted, fontFamily, fontSize: 12 };
const quiet = { stroke: "transparent" };

/** The chart's styles; the colours are variables, so each theme has its own. */
export const picture = {
  amounts: {
    axis: quiet,
    ticks: quiet,
    grid: { stroke: color.line },
    tickLabels: { ...labels, padding: 8 },
  },
  months: { axis: quiet, ticks: quiet, grid: quiet, tickLabels: { ...labels, padding: 10 } },
  band: { data: { fill: color.brandSoft, stroke: "none" } },
  expected: { data: { stroke: color.brand, strokeWidth: 2, strokeDasharray: "5 5" } },
  actual: { data: { stroke: color.brand, strokeWidth: 2.5, strokeLinecap: "round" } },
  pending: {
    data: {
      stroke: color.brand,
      strokeWidth: 2.5,
      strokeLinecap: "round",
      strokeDasharray: "0.1 6",
    },
  },
} as const;
