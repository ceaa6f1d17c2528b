import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const header = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: space(4),
  marginBottom: space(6),
  "@media": { [media.phone]: { marginBottom: space(5) } },
});

export const title = style({
  // The longest title is one word, which has at most the whole width of the phone.
  fontSize: `min(${text.title}, 12vw)`,
  fontWeight: weight.title,
  letterSpacing: "-0.025em",
  outline: "none",
});

export const subtitle = style({ color: theme.color.muted });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(2),
  "@media": { print: { display: "none" } },
});
