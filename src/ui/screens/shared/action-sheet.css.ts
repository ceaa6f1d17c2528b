import { style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";

export const actions = style({ display: "grid", gap: space(2) });

/** As large as its row. */
export const cover = style({
  position: "absolute",
  inset: 0,
  border: 0,
  background: "none",
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});
