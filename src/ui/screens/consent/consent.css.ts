import { globalStyle, style } from "@vanilla-extract/css";
import { card as size, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const page = style({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: space(4),
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space(5),
  width: "100%",
  maxWidth: 640,
  padding: 30,
  border: `1px solid ${theme.color.line}`,
  borderRadius: size.radius,
  background: theme.color.surface,
  boxShadow: theme.shadow.card,
  "@media": { [media.phone]: { padding: space(5) } },
});

export const title = style({
  fontSize: text.title,
  fontWeight: weight.title,
  letterSpacing: "-0.02em",
});

export const muted = style({ color: theme.color.muted });

export const policy = style({
  maxHeight: "46dvh",
  overflow: "auto",
  padding: space(4),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: radius.field,
  background: theme.color.raised,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space(3),
});

// In a narrow window the two answers stay side by side, below their note.
globalStyle(`${actions} > p`, {
  "@media": { [media.phone]: { flexBasis: "100%", textAlign: "end" } },
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  width: 52,
  height: 52,
  borderRadius: radius.button,
  background: theme.color.negativeSoft,
  color: theme.color.negative,
});
