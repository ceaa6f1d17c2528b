import { style } from "@vanilla-extract/css";
import { card as size, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const card = style({
  position: "relative",
  minWidth: 0,
  padding: size.padding,
  border: `1px solid ${theme.color.line}`,
  borderRadius: size.radius,
  background: theme.color.surface,
  boxShadow: theme.shadow.card,
  "@media": { print: { breakInside: "avoid", boxShadow: "none" } },
});

export const header = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: space(2),
  minHeight: 26,
  marginBottom: space(4),
});

export const title = style({ fontSize: text.body, fontWeight: weight.strong });

/** A link opposite the title. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  minHeight: 26,
  color: theme.color.brand,
  fontSize: text.label,
  fontWeight: weight.medium,
  selectors: { "&:hover": { textDecoration: "underline" } },
});
