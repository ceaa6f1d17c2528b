import { style } from "@vanilla-extract/css";

// The theme itself decides which sign is seen, so prerendered pages never show the wrong one.
export const sun = style({
  display: "none",
  selectors: { ":root.dark &": { display: "block" } },
});

export const moon = style({ selectors: { ":root.dark &": { display: "none" } } });
