import { keyframes, style } from "@vanilla-extract/css";
import { theme } from "../../design/theme.css.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });
const appear = keyframes({ from: { opacity: 0 } });

export const icon = style({ animation: `${turn} 800ms linear infinite` });

// A wait too short to notice shows no spinner.
export const page = style({
  display: "grid",
  placeItems: "center",
  minHeight: "60dvh",
  color: theme.color.brand,
  animation: `${appear} 200ms 150ms backwards`,
});
