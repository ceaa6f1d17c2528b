import { style } from "@vanilla-extract/css";
import { radius, space, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** Does not affect the layout of the screen. */
export const area = style({ display: "contents" });

export const hint = style({
  position: "fixed",
  insetBlockStart: space(6),
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  zIndex: 2,
  padding: `${space(3)} ${space(5)}`,
  border: `2px dashed ${color.brand}`,
  borderRadius: radius.button,
  background: color.raised,
  color: color.text,
  fontWeight: weight.strong,
  // Drag events go to the screen below.
  pointerEvents: "none",
});
