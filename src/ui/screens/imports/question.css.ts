import { style } from "@vanilla-extract/css";
import { space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const question = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(2)} ${space(4)}`,
});

export const facts = style({ flex: "1 1 16rem", minWidth: 0 });

export const about = style({
  color: color.muted,
  fontSize: text.small,
  overflowWrap: "anywhere",
});

export const answers = style({ display: "flex", flexWrap: "wrap", gap: space(2) });
