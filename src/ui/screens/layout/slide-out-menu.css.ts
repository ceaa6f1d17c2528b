import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { motion, space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { logo } from "./sidebar.css.ts";

const slide = keyframes({ from: { transform: "translateX(-100%)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const menu = style({
  position: "fixed",
  inset: "0 auto 0 0",
  width: "min(max(300px, 17rem), 86vw)",
  height: "100dvh",
  maxHeight: "none",
  borderRight: `1px solid ${theme.color.line}`,
  background: theme.color.sidebar,
  color: theme.color.text,
  animation: `${slide} ${motion.calm}`,
  "::backdrop": { background: theme.color.scrim, animation: `${fade} ${motion.calm}` },
});

export const sheet = style({ height: "100%" });

export const close = style({ position: "absolute", top: 22, right: space(3) });

// The name of the product ends before the button beside it.
globalStyle(`${sheet} ${logo}`, { paddingInlineEnd: space(13) });
