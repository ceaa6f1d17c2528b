import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const lines = style({ marginTop: space(3) });

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space(4),
  padding: `${space(2)} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.label,
  overflowWrap: "anywhere",
});

export const result = style([
  line,
  { borderBottom: 0, fontSize: text.body, fontWeight: weight.strong },
]);

export const note = style({ marginTop: space(2), color: color.muted, fontSize: text.small });
