import { style, styleVariants } from "@vanilla-extract/css";
import { media, radius, TOUCH } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

const idle = ":not([aria-disabled=true], :disabled)";

const base = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  width: 36,
  height: 36,
  border: "1px solid transparent",
  borderRadius: radius.field,
  color: color.muted,
  selectors: {
    [`&:hover${idle}`]: { background: color.hover, color: color.text },
    "&[aria-disabled=true], &:disabled": { cursor: "default", opacity: 0.5 },
  },
  "@media": { [media.phone]: { width: TOUCH, height: TOUCH } },
});

export const variants = styleVariants({
  ghost: [base],
  outline: [base, { borderColor: color.line }],
  danger: [
    base,
    {
      selectors: {
        [`&:hover${idle}`]: { background: color.negativeSoft, color: color.negative },
      },
    },
  ],
});
