import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

/** As large as the row that it stands in. */
export const cover = style({
  position: "absolute",
  inset: 0,
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});

export const record = style({ display: "grid", gap: space(1) });

export const description = style({ fontWeight: weight.strong, overflowWrap: "anywhere" });

export const detail = style({ color: theme.color.muted, fontSize: text.small });

export const actions = style({ display: "grid", gap: space(2) });
