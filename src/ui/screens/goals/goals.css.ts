import { globalStyle, style } from "@vanilla-extract/css";
import { media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const header = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space(3),
  minHeight: 42,
  marginBottom: space(4),
});

export const title = style({ fontSize: "1.25rem", fontWeight: weight.title });

export const add = style({ marginInlineStart: "auto" });

export const banner = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  marginBottom: space(4),
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${color.warningLine}`,
  borderRadius: radius.button,
  background: color.surface,
  "@media": { [media.phone]: { flexWrap: "wrap" } },
});

export const crown = style({ color: color.warning });

export const sentence = style({ flex: "1 1 200px", fontSize: text.label, lineHeight: 1.45 });

globalStyle(`${banner} > button`, { "@media": { [media.phone]: { flexGrow: 1 } } });
