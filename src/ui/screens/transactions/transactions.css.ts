import { globalStyle, style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const quickEntry = style({
  display: "flex",
  gap: space(2),
  "@media": { [media.phone]: { display: "none" } },
});

/** The ways to other months, and to all of them. */
export const months = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
  marginBottom: card.gap,
  "@media": { [media.phone]: { justifyContent: "flex-end" } },
});

globalStyle(`${months} > [role=group]`, { "@media": { [media.phone]: { flexBasis: "100%" } } });

export const allMonths = style({ fontSize: text.label, fontWeight: weight.medium });

/** Below the filters. */
export const rows = style({ "@media": { [media.table]: { paddingTop: space(4) } } });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
  gap: card.gap,
  marginBottom: card.gap,
});

export const note = style({ marginTop: space(2), color: theme.color.muted, fontSize: text.small });

export const more = style({ display: "flex", justifyContent: "center", marginTop: space(4) });
