import { keyframes, style } from "@vanilla-extract/css";
import { radius } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const skeleton = style({
  display: "block",
  maxWidth: "100%",
  borderRadius: radius.field,
  background: theme.color.track,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const circle = style({ borderRadius: "50%" });
