import { style } from "@vanilla-extract/css";
import { card as cardScale, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({ marginTop: cardScale.gap });

export const list = style({ display: "flex", flexDirection: "column" });

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(3),
  padding: `${space(3)} 0`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { "&:last-child": { borderBottom: "none" } },
});

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

export const facts = style({ minWidth: 0 });

export const name = style({ fontWeight: weight.strong });

export const note = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });
