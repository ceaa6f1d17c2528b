import { style } from "@vanilla-extract/css";
import { media, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
  width: "100%",
});

export const chips = style({ display: "contents" });

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  maxWidth: "100%",
  minHeight: 30,
  padding: `0 ${space(2)} 0 ${space(3)}`,
  borderRadius: radius.round,
  background: color.brandSoft,
  color: color.brand,
  fontSize: text.small,
  fontWeight: weight.medium,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { background: color.hover } },
  "@media": { [media.phone]: { minHeight: TOUCH } },
});
