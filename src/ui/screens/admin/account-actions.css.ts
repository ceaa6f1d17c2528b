import { style } from "@vanilla-extract/css";
import { media } from "../../design/scale.ts";

/** In a narrow table they stand in two rows. */
export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  "@media": { [media.tight]: { flexWrap: "wrap", width: 108 } },
});
