import { style } from "@vanilla-extract/css";
import { media } from "../../design/scale.ts";

/** In a narrow table the actions take two rows. */
export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  "@media": { [media.tight]: { flexWrap: "wrap", width: 108 } },
});
