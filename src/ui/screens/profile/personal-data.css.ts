import { globalStyle, style } from "@vanilla-extract/css";
import { card as size, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({ marginBottom: `calc(2 * ${size.gap})` });

export const person = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space(4),
});

export const avatar = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 52,
  height: 52,
  borderRadius: radius.round,
  background: color.brandSoft,
  color: color.brand,
  fontWeight: weight.strong,
});

export const who = style({ flex: "1 1 180px", minWidth: 0 });

export const name = style({ fontSize: text.large, fontWeight: weight.strong, lineHeight: 1.3 });

export const detail = style({ color: color.muted, fontSize: text.label });

globalStyle(`${who} > *`, { overflowWrap: "anywhere" });

globalStyle(`${person} > button`, { "@media": { [media.phone]: { flexGrow: 1 } } });
