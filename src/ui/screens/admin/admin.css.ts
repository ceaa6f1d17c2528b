import { style } from "@vanilla-extract/css";
import { media, space, text, card } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const note = style({ color: theme.color.muted, fontSize: text.label });

export const column = style({ display: "flex", flexDirection: "column", gap: space(4) });

/** On the phone the choices share the width of the sheet. */
export const choice = style({
  display: "grid",
  "@media": { [media.desktop]: { justifyItems: "start" } },
});

/** In a narrow table the actions take two rows. */
export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  "@media": { [media.tight]: { flexWrap: "wrap", width: 108 } },
});

/** Names beside what they name. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "baseline",
  gap: `${space(2)} ${space(6)}`,
});

export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space(2),
  fontVariantNumeric: "tabular-nums",
});

export const apart = style({ marginTop: card.gap });
