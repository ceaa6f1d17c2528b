import { style } from "@vanilla-extract/css";
import { space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

/** The words stand beside the box, one below the other. */
export const field = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  columnGap: space(3),
});

export const box = style({ width: 20, height: 20, accentColor: theme.color.brand });

/** As tall as a finger is wide. */
export const label = style({ padding: `${space(2)} 0`, minHeight: 44, alignContent: "center" });

export const hint = style({ gridColumn: 2, color: theme.color.muted, fontSize: text.small });
