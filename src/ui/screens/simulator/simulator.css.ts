import { style } from "@vanilla-extract/css";
import { card, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: card.gap,
  "@media": { [media.beside]: { gridTemplateColumns: "320px minmax(0, 1fr)" } },
});

/** Stays visible while the result is scrolled. */
export const form = style({ "@media": { [media.beside]: { position: "sticky", top: space(8) } } });

export const report = style({ minWidth: 0 });

export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(3),
  marginBottom: card.gap,
  padding: `${space(4)} ${card.padding}`,
  border: `1px solid ${color.warningLine}`,
  borderRadius: radius.button,
  background: color.warningSoft,
});

export const bannerSign = style({ marginTop: 1, color: color.warning });

export const bannerTitle = style({ fontWeight: weight.strong });

export const bannerText = style({ color: color.muted, fontSize: text.label });
