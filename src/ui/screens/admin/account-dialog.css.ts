import { style } from "@vanilla-extract/css";
import { media, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const note = style({ color: theme.color.muted, fontSize: text.label });

export const column = style({ display: "flex", flexDirection: "column", gap: space(4) });

/** On the phone the choices share the width of the sheet. */
export const choice = style({
  display: "grid",
  "@media": { [media.desktop]: { justifyItems: "start" } },
});
