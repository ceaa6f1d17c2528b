import { style } from "@vanilla-extract/css";
import { card as size, media, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const page = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  justifyItems: "center",
  minHeight: "100dvh",
  padding: `0 ${space(4)} ${space(8)}`,
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  maxWidth: 1080,
  minHeight: 84,
});

export const home = style({ display: "inline-flex", alignItems: "center", minHeight: TOUCH });

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space(6),
  alignSelf: "center",
  width: "100%",
  maxWidth: 440,
  padding: 30,
  border: `1px solid ${theme.color.line}`,
  borderRadius: size.radius,
  background: theme.color.surface,
  boxShadow: theme.shadow.card,
  "@media": { [media.phone]: { alignSelf: "start", padding: space(5) } },
});

export const title = style({
  fontSize: text.title,
  fontWeight: weight.title,
  letterSpacing: "-0.02em",
});

export const muted = style({ color: theme.color.muted, fontSize: text.label });

export const form = style({ display: "flex", flexDirection: "column", gap: space(4) });

export const link = style({
  color: theme.color.brand,
  fontWeight: weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space(1)} ${space(6)}`,
});

/** A text button to another step of the form. */
export const way = style([
  link,
  { minHeight: TOUCH, border: "none", background: "none", font: "inherit", cursor: "pointer" },
]);

export const centered = style({ textAlign: "center" });

export const picture = style({
  display: "grid",
  placeItems: "center",
  width: 52,
  height: 52,
  borderRadius: "50%",
  background: theme.color.positiveSoft,
  color: theme.color.positive,
});
