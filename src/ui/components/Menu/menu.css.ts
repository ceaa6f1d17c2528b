import { style } from "@vanilla-extract/css";
import { radius, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color, shadow } = theme;

export const menu = style({
  position: "fixed",
  inset: "auto",
  display: "grid",
  // Whatever room there is where it is measured, before it has its place.
  width: "max-content",
  minWidth: 168,
  maxWidth: "calc(100vw - 12px)",
  margin: 0,
  padding: space(1),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.button,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  minHeight: 38,
  padding: `0 ${space(3)}`,
  borderRadius: radius.small,
  fontSize: text.label,
  textAlign: "start",
  selectors: {
    "&:is(:hover, :focus):not([aria-disabled=true])": { background: color.hover },
    "&[aria-disabled=true]": { cursor: "default", opacity: 0.5 },
    "&:focus-visible": { outlineOffset: -2 },
  },
});
