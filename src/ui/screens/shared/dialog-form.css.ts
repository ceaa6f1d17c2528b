import { style } from "@vanilla-extract/css";
import { space, text } from "../../design/scale.ts";
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
