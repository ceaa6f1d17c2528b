import { style } from "@vanilla-extract/css";
import { media, space, text } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

export const finder = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-end",
  gap: space(4),
  marginBottom: space(4),
});

export const field = style({
  flexGrow: 1,
  "@media": { [media.desktop]: { maxWidth: 380 } },
});

export const pending = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  minHeight: 38,
  color: theme.color.muted,
  fontSize: text.small,
  // On the phone it is opposite the label, where nothing has to make room for it.
  "@media": { [media.phone]: { position: "absolute", top: 0, right: 0, minHeight: 0 } },
});
