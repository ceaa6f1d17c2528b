import { style } from "@vanilla-extract/css";
import { radius, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** Lies over what is above the input while this has the focus, so that nothing moves when it comes or goes. */
export const keys = style({
  display: "none",
  position: "absolute",
  zIndex: 1,
  bottom: "calc(100% + 2px)",
  right: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.raised,
  "@media": {
    "(pointer: coarse)": {
      selectors: { "input:focus + &, &:focus-within": { display: "flex" } },
    },
  },
});

export const key = style({
  // Lower than other targets, so that they cover less of what is above.
  width: TOUCH,
  height: 36,
  padding: 0,
  textAlign: "center",
  border: 0,
  background: "none",
  color: color.text,
  fontSize: text.large,
  fontWeight: weight.medium,
  letterSpacing: 0,
  lineHeight: 1,
});
