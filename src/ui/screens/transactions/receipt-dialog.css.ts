import { style } from "@vanilla-extract/css";
import { radius, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const reading = style({ display: "flex", flexDirection: "column", gap: space(4) });

/** The same height whatever it contains, so that nothing moves when the camera starts. */
export const frame = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space(4),
  aspectRatio: "4 / 3",
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.raised,
});

export const video = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

/** The place for the QR code. */
export const target = style({
  position: "absolute",
  inset: 0,
  margin: "auto",
  height: "70%",
  aspectRatio: "1",
  border: "3px solid #fff",
  borderRadius: radius.button,
  boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.35)",
});

export const said = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space(3),
  padding: `0 ${space(6)}`,
  textAlign: "center",
  lineHeight: 1.4,
});

export const aim = style({ textAlign: "center", fontSize: text.label });

export const hint = style({ color: color.muted, fontSize: text.small, textAlign: "center" });

export const choose = style({
  position: "relative",
  cursor: "pointer",
  selectors: { "&:has(:focus-visible)": { outline: `2px solid ${color.brand}`, outlineOffset: 2 } },
});

/** The note of what a receipt filled in. */
export const came = style({
  color: color.muted,
  fontSize: text.label,
  lineHeight: 1.4,
});
