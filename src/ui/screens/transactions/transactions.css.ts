import { globalStyle, style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const quickEntry = style({
  display: "flex",
  gap: space(2),
  "@media": { [media.phone]: { display: "none" } },
});

/** The links to other months, and to all of them. */
export const months = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
  "@media": { [media.phone]: { flexWrap: "nowrap", flex: "1 1 100%", minWidth: 0 } },
});

globalStyle(`${months} > [role=group]`, {
  "@media": { [media.phone]: { flex: "1 1 0", minWidth: 0 } },
});
// Beside the month its text takes two lines.
globalStyle(`${months} > a`, {
  "@media": {
    [media.phone]: { maxWidth: "5rem", lineHeight: 1.2, textAlign: "center", whiteSpace: "normal" },
  },
});

export const allMonths = style({ fontSize: text.label, fontWeight: weight.medium });

/** The list, close to the cards above. */
export const list = style({
  paddingTop: space(4),
  "@media": { [media.phone]: { paddingTop: space(3) } },
});

/** The totals of the list, in low cards side by side; on the phone one strip. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(min(100%, 15rem), 1fr) minmax(0, 2fr)",
  gap: card.gap,
  marginBottom: card.gap,
  "@media": {
    print: { display: "block" },
    [media.middle]: { gridTemplateColumns: "minmax(min(100%, 16.5rem), 1fr) minmax(0, 1.5fr)" },
    [media.phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 0,
      marginBottom: space(3),
      border: `1px solid ${theme.color.line}`,
      borderRadius: card.radius,
      background: theme.color.surface,
      boxShadow: theme.shadow.card,
    },
  },
});

globalStyle(`${cards} > section`, {
  paddingBlock: space(3),
  "@media": {
    [media.phone]: {
      padding: `6px ${space(4)}`,
      border: 0,
      background: "none",
      boxShadow: "none",
    },
  },
});
globalStyle(`${cards} > section:only-child`, { gridColumn: "1 / -1" });
globalStyle(`${cards} > section > :first-child`, { marginBottom: space(1) });

/** A sum, with the number of its records. */
export const total = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: space(3),
});

globalStyle(`${total} > span`, { "@media": { [media.phone]: { fontSize: "1.625rem" } } });

export const note = style({ color: theme.color.muted, fontSize: text.small });

export const more = style({ display: "flex", justifyContent: "center", marginTop: space(4) });
