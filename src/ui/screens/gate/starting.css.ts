import { style } from "@vanilla-extract/css";
import { media, SIDE } from "../../design/scale.ts";

// Who has a session is known from boot.js before the first paint.
export const frame = style({
  selectors: { ":root:not(.signed-in) &": { display: "none" } },
});

export const content = style({
  "@media": { [media.sidebar]: { selectors: { ":root.signed-in &": { paddingLeft: SIDE } } } },
});
