import { globalStyle, style } from "@vanilla-extract/css";
import { BOTTOM_BAR, END_LINE, media, SIDE, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { column } from "./layout.css.ts";

const { color } = theme;

/** The height of a button on a phone, with what is around it, in px. */
const HEIGHT = 61;

/** Shown below the screen while it has a message, with space reserved at the screen's end. */
export const line = style({
  position: "fixed",
  zIndex: 3,
  right: 0,
  bottom: 0,
  left: SIDE,
  padding: `${space(2)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  background: color.raised,
  color: color.muted,
  fontSize: text.label,
  textAlign: "center",
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    print: { display: "none" },
    [media.menu]: { left: 0 },
    [media.phone]: { bottom: BOTTOM_BAR },
  },
});

globalStyle(`:root:has(${line}:not(:empty))`, { vars: { [END_LINE]: `${HEIGHT}px` } });

globalStyle(`:root:has(${line}:not(:empty)) ${column}`, {
  "@media": { screen: { paddingBottom: HEIGHT } },
});
