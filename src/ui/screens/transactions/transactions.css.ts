import { style } from "@vanilla-extract/css";
import { card, media, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const quickEntry = style({
  display: "flex",
  gap: space(2),
  "@media": { [media.phone]: { display: "none" } },
});

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
  gap: card.gap,
  marginBottom: card.gap,
});

export const note = style({ marginTop: space(2), color: theme.color.muted, fontSize: text.small });

export const more = style({ display: "flex", justifyContent: "center", marginTop: space(4) });
