import { style } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))",
  gap: space(3),
});

export const item = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.raised,
  breakInside: "avoid",
  overflowWrap: "anywhere",
});

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space(2),
  marginBottom: space(3),
});

export const title = style({ marginBottom: space(1), fontWeight: weight.strong });

export const description = style({
  color: color.muted,
  fontSize: text.label,
  whiteSpace: "pre-line",
});

/** Ends where the card ends, so that the gains of a row stand on one line. */
export const impact = style({ marginTop: "auto", paddingTop: space(3) });

export const label = style({ color: color.muted, fontSize: text.small });

/** What is said here may as well be what is missing, so it has no colour of its own. */
export const gain = style({ fontWeight: weight.medium });
