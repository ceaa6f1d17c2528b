import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const button = style({ marginInlineStart: space(3) });

export const list = style({
  display: "grid",
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({
  display: "grid",
  gap: space(1),
  padding: space(3),
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.field,
});

export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere" });

export const reason = style({ color: theme.color.muted, fontSize: text.small });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space(2),
});
