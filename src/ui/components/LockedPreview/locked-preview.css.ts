import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const box = style({ position: "relative", minWidth: 0 });

export const preview = style({ minWidth: 0, opacity: 0.34, userSelect: "none" });

/** What lies over a preview, in its middle. */
export const unlock = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
});

/** Over a long preview it stays in the middle of what is seen, between the bars. */
export const inSight = style({
  position: "sticky",
  top: "35dvh",
  bottom: "35dvh",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space(3),
});

globalStyle(`${inSight} > *`, { boxShadow: theme.shadow.button, whiteSpace: "normal" });
globalStyle(`${inSight} > span`, { background: theme.color.raised });
