import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const picture = style({
  width: "100%",
  maxWidth: 232,
  justifySelf: "center",
  borderRadius: 12,
});

export const setup = style({ display: "grid", gap: space(4) });

export const hint = style({ color: color.muted, fontSize: text.label });

export const keyed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
});

export const secret = style({
  flex: "1 1 220px",
  fontFamily: "ui-monospace, monospace",
  fontSize: text.label,
  letterSpacing: "0.04em",
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const codes = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${space(2)} ${space(4)}`,
  fontFamily: "ui-monospace, monospace",
  fontWeight: weight.medium,
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});

export const state = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
});

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

export const words = style([hint, { flex: "1 1 260px", display: "grid", gap: space(2) }]);
