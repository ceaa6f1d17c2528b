import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

/** The text above says that it is an example, where nothing is covered. */
export const box = style({
  position: "relative",
  display: "grid",
  gap: space(3),
  justifyItems: "start",
  minWidth: 0,
});

export const preview = style({ width: "100%", minWidth: 0, opacity: 0.34, userSelect: "none" });

/** Centred over a preview. */
export const unlock = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
});

/** Over a long preview it stays in the middle of the visible part, between the bars. */
export const inSight = style({
  position: "sticky",
  top: "35dvh",
  bottom: "35dvh",
  display: "flex",
  justifyContent: "center",
});

globalStyle(`${inSight} > *`, { boxShadow: theme.shadow.button, whiteSpace: "normal" });
