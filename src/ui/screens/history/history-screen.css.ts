import { style } from "@vanilla-extract/css";
import { BOTTOM_BAR, BAR, media, space } from "../../design/scale.ts";

/** The first screenful: the list fills the rest of it. */
export const first = style({
  display: "flex",
  flexDirection: "column",
  minHeight: `calc(100dvh - ${space(14)})`,
  "@media": {
    print: { display: "block" },
    [media.menu]: { minHeight: `calc(100dvh - ${BAR} - ${space(14)})` },
    [media.phone]: { minHeight: `calc(100dvh - ${BAR} - ${BOTTOM_BAR} - ${space(9)})` },
  },
});

export const rest = style({ display: "flex", flexDirection: "column", flex: "1 1 auto" });
