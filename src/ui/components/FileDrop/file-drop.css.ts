import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const drop = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space(3),
  padding: `${space(10)} ${space(4)}`,
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: radius.button,
  textAlign: "center",
});

export const dropOver = style([drop, { borderColor: color.brand, background: color.brandSoft }]);

export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: radius.button,
  background: color.brandSoft,
  color: color.brand,
});

export const title = style({ fontSize: text.large, fontWeight: weight.strong });

/** The file input itself is invisible; its focus ring is shown here. */
export const choose = style({
  cursor: "pointer",
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${color.brand}`, outlineOffset: 2 },
  },
});

export const hint = style({ maxWidth: "60ch", color: color.muted, fontSize: text.small });
