import { style } from "@vanilla-extract/css";

/** In a narrow table they stand in two rows. */
export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  "@media": {
    "screen and (min-width: 768px) and (max-width: 1199.98px)": { flexWrap: "wrap", width: 108 },
  },
});
