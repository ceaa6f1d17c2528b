import { style } from "@vanilla-extract/css";
import { radius, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({ display: "flex", flexDirection: "column" });

export const what = style({
  display: "flex",
  alignItems: "flex-start",
  flexGrow: 1,
  gap: space(4),
  marginBottom: space(5),
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 52,
  height: 52,
  borderRadius: radius.field,
  background: color.brandSoft,
  color: color.brand,
});

export const holds = style({ marginTop: space(1), color: color.muted, fontSize: text.label });

export const how = style({ display: "flex", flexDirection: "column", gap: space(3) });

/** As high as a progress bar with its figures, so that nothing moves when the download begins. */
export const state = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minHeight: 38,
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const progress = style({ display: "flex", flexDirection: "column", gap: space(2) });
