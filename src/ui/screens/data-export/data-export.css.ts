import { style } from "@vanilla-extract/css";
import { card, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const downloads = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: card.gap,
  marginBlock: card.gap,
  "@media": { "screen and (max-width: 1023.98px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const note = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(3),
  padding: `${space(4)} ${card.padding}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.brandSoft,
});

export const noteSign = style({ flexShrink: 0, marginTop: 1, color: color.brand });

export const noteTitle = style({ fontWeight: weight.strong });

export const noteText = style({ maxWidth: "90ch", color: color.muted, fontSize: text.label });

export const elsewhere = style({ marginTop: card.gap, color: color.muted, fontSize: text.label });
