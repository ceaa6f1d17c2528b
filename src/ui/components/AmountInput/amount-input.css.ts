import { style } from "@vanilla-extract/css";
import { radius, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** The least width of the four keys, in pixels: each as wide as a finger needs. */
const MIN_WIDTH = 130;

/**
 * Lies over the label of the input while this has the focus, so that nothing moves when it comes or goes. With its border it
 * is as high as the least distance to what can be pressed above.
 */
export const keys = style({
  display: "none",
  position: "absolute",
  zIndex: 1,
  bottom: "100%",
  // Not beyond the edges of a narrow field, as its neighbours and the edge of the screen are near.
  right: `min(0px, 100% - ${MIN_WIDTH}px)`,
  maxWidth: `max(100%, ${MIN_WIDTH}px)`,
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
  width: TOUCH,
  minWidth: 0,
  height: 34,
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
