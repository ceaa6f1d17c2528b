import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const label = style({
  marginBottom: space(2),
  fontSize: text.label,
  fontWeight: weight.medium,
  lineHeight: 1.3,
});

export const optional = style({ color: color.muted, fontWeight: weight.regular });

export const row = style({ display: "flex", gap: space(4) });

export const preview = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 112,
  height: 84,
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.raised,
  color: color.muted,
});

export const photo = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  fontSize: text.tiny,
});

export const side = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  justifyContent: "center",
  gap: space(2),
  minWidth: 0,
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

export const choose = style({
  position: "relative",
  cursor: "pointer",
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${color.brand}`, outlineOffset: 2 },
    "&:has(:disabled)": { cursor: "default", opacity: 0.6 },
  },
});

export const hint = style({ color: color.muted, fontSize: text.small, lineHeight: 1.4 });

export const progress = style({ display: "grid", gap: space(1) });

export const sending = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const status = style({
  marginTop: space(2),
  color: color.positive,
  fontSize: text.label,
  selectors: { "&:empty": { display: "none" } },
});
