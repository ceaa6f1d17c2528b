import { style } from "@vanilla-extract/css";
import { theme } from "../../design/theme.css.ts";

export const box = style({ display: "grid", placeItems: "center", minWidth: 0 });

export const preview = style({
  gridArea: "1 / 1",
  width: "100%",
  minWidth: 0,
  opacity: 0.34,
  userSelect: "none",
});

/** On a long preview the button stays in the part that is seen. */
export const unlock = style({
  gridArea: "1 / 1",
  position: "sticky",
  top: "45vh",
  bottom: "45vh",
  borderRadius: 12,
  boxShadow: theme.shadow.button,
});
