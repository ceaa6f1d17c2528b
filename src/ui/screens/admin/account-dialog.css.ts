import { style } from "@vanilla-extract/css";
import { media, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const note = style({ color: theme.color.muted, fontSize: text.label });

/** On the phone the choices share the width of the sheet. */
export const choice = style({
  display: "grid",
  "@media": { [media.desktop]: { justifyItems: "start" } },
});
