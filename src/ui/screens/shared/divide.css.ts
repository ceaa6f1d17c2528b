import { style } from "@vanilla-extract/css";
import { media, space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const whole = style({ color: theme.color.muted });

export const part = style({
  display: "grid",
  gridTemplateColumns: "150px minmax(0, 1fr)",
  alignItems: "start",
  gap: space(3),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const rest = style({ alignSelf: "center" });
