import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const box = style({ position: "relative", minWidth: 0 });

export const preview = style({ minWidth: 0, opacity: 0.34, userSelect: "none" });

/** In the middle of a short preview; on a long one it stays in the part that is seen. */
export const unlock = style({ position: "absolute", inset: 0 });

export const inSight = style({
  position: "sticky",
  top: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space(3),
  height: "100%",
  maxHeight: "100dvh",
});

globalStyle(`${inSight} > *`, { boxShadow: theme.shadow.button, whiteSpace: "normal" });
globalStyle(`${inSight} > span`, { background: theme.color.raised });
