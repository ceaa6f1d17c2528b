import { globalStyle, style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: "1.5em",
  borderBottom: `2px solid ${color.lineStrong}`,
  fontSize: "2.5rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    // Thicker as well: neither focus nor error is shown by colour alone.
    "&:focus-within": { borderColor: color.brand, boxShadow: `0 2px ${color.brand}` },
    "&:has([aria-invalid=true])": { borderColor: color.negative },
    "&:focus-within:has([aria-invalid=true])": { boxShadow: `0 2px ${color.negative}` },
  },
});

export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  padding: `0 ${space(10)} 0 ${space(1)}`,
  border: 0,
  background: "none",
  letterSpacing: "inherit",
  fontVariantNumeric: "inherit",
  // The line below serves as focus ring.
  outline: "none",
  "::placeholder": { color: color.muted, opacity: 0.55 },
});

/** Lies under the input with the same text, so that the sign comes right behind it. */
export const sign = style({
  display: "flex",
  maxWidth: "100%",
  paddingInlineStart: space(1),
  color: color.muted,
  pointerEvents: "none",
});

globalStyle(`${sign}::before`, {
  content: "attr(data-typed)",
  visibility: "hidden",
  overflow: "hidden",
  whiteSpace: "pre",
  marginInlineEnd: space(2),
});

/** Lies in the gap below the line, so that nothing moves when it comes or goes while a button is pressed. */
export const total = style({
  position: "absolute",
  top: "100%",
  left: space(1),
  color: color.muted,
  fontSize: text.small,
  fontWeight: weight.regular,
  letterSpacing: 0,
  pointerEvents: "none",
});
