import { style } from "@vanilla-extract/css";

/** Looks as what it stands in, until it is pointed at. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover, &:focus-visible": { textDecoration: "underline" } },
});
