import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

const { color } = theme;

export const hint = style({ marginBottom: space(2), color: color.muted, fontSize: text.label });

export const list = style({ display: "flex", flexDirection: "column" });

export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(4),
  minHeight: 48,
  padding: `${space(1)} 0`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { "&:last-child": { borderBottom: "none" } },
  "@media": { [media.phone]: { flexDirection: "column", alignItems: "stretch", gap: space(1) } },
});

export const facts = style({ display: "flex", flexDirection: "column", minWidth: 0 });

export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere" });

export const about = style({ color: color.muted, fontSize: text.small });

export const choice = style({
  flexShrink: 0,
  width: 220,
  "@media": { [media.phone]: { width: "100%" } },
});
