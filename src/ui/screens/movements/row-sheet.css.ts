import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { NARROW } from "./row-room.ts";

/** As large as its row. */
export const cover = style({
  position: "absolute",
  inset: 0,
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});

/** Shows beside a wide row that it can be opened; a narrow row has no room for it. */
export const sign = style({
  position: "absolute",
  insetInlineEnd: space(3),
  top: "50%",
  translate: "0 -50%",
  color: theme.color.muted,
  "@container": { [NARROW]: { display: "none" } },
});

export const record = style({ display: "grid", gap: space(1) });

export const description = style({ fontWeight: weight.strong, overflowWrap: "anywhere" });

export const detail = style({ color: theme.color.muted, fontSize: text.small });

export const actions = style({ display: "grid", gap: space(2) });
