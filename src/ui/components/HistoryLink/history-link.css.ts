import { style } from "@vanilla-extract/css";

/** Looks like the surrounding text until hovered. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover, &:focus-visible": { textDecoration: "underline" } },
});
