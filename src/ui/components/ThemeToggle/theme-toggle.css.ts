import { style } from "@vanilla-extract/css";

// The theme's class decides which icon is visible, so prerendered pages never show the wrong one.
export const sun = style({
  display: "none",
  selectors: { ":root.dark &": { display: "block" } },
});

export const moon = style({ selectors: { ":root.dark &": { display: "none" } } });
