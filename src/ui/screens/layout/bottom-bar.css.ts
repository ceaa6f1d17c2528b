import { globalStyle, style } from "@vanilla-extract/css";
import { BOTTOM_BAR, media, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** Has its own space below the screen, so that it covers nothing at the end of a page. */
export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 4,
  display: "grid",
  gridTemplateColumns: "1fr 1fr auto 1fr 1fr",
  alignItems: "center",
  justifyItems: "center",
  height: BOTTOM_BAR,
  paddingBottom: "env(safe-area-inset-bottom)",
  borderTop: `1px solid ${color.line}`,
  background: color.sidebar,
  // Returns only after the tap that ended the typing has reached its target.
  transition: "visibility 0s 200ms",
  "@media": { print: { display: "none" }, [media.desktop]: { display: "none" } },
});

// With a keyboard open little of the screen is left.
globalStyle(`:root:has(:read-write:focus) ${bar}`, {
  "@media": { "(pointer: coarse)": { visibility: "hidden", transition: "none" } },
});

export const place = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  width: "100%",
  minHeight: TOUCH,
  color: color.muted,
  // The longest name fits into a fifth of the narrowest window.
  fontSize: `min(${text.tiny}, 3.5vw)`,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  selectors: { "&[aria-current]": { color: color.brand } },
});

export const add = style({
  display: "grid",
  placeItems: "center",
  width: 52,
  height: 52,
  margin: `0 ${space(1)}`,
  borderRadius: radius.round,
  background: color.brand,
  color: color.onBrand,
});
