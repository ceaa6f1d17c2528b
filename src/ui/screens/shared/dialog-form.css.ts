import { style } from "@vanilla-extract/css";
import { radius, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const form = style({ display: "flex", flexDirection: "column", gap: space(4) });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  gap: space(3),
});

export const saved = style({
  color: theme.color.positive,
  fontSize: text.label,
  selectors: { "&:empty": { display: "none" } },
});

/** A question, not an error. */
export const doubt = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  padding: space(3),
  borderRadius: radius.field,
  background: theme.color.warningSoft,
  color: theme.color.warning,
  fontSize: text.label,
  lineHeight: 1.4,
});

/** The note that the form contains a draft. */
export const recovered = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  color: theme.color.muted,
  fontSize: text.label,
});
