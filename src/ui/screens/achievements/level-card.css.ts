import { style } from "@vanilla-extract/css";
import { media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space(5),
  background: `radial-gradient(70% 130% at 0 0, ${color.brandSoft}, transparent 72%), ${color.surface}`,
});

export const stand = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space(5),
  "@media": { [media.phone]: { gap: `${space(2)} ${space(4)}` } },
});

/** Beside the emblem, or below it where a word would have to be broken. */
export const who = style({ flex: "1 1 0", minWidth: "min-content", overflowWrap: "break-word" });

export const rank = style({ color: color.brand, fontWeight: weight.strong });

export const name = style({
  fontSize: text.figure,
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.2,
  "@media": { [media.phone]: { fontSize: "1.625rem" } },
});

export const points = style({
  marginTop: space(1),
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});

export const way = style({ display: "flex", flexDirection: "column", gap: space(2) });

export const figures = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: `0 ${space(3)}`,
  fontVariantNumeric: "tabular-nums",
});

export const percent = style({ fontWeight: weight.strong });

export const missing = style({ color: color.muted, fontSize: text.label });

export const top = style({
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.button,
  background: color.positiveSoft,
});

export const topTitle = style({ color: color.positive, fontWeight: weight.strong });
