import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const table = style({ width: "100%", tableLayout: "fixed", borderCollapse: "collapse" });

export const head = style({
  padding: `${space(2)} ${space(2)}`,
  textAlign: "start",
  fontSize: text.label,
  fontWeight: weight.medium,
});

const row = { padding: `${space(2)} ${space(2)}`, borderTop: `1px solid ${color.line}` };

export const label = style({
  ...row,
  paddingInlineStart: 0,
  textAlign: "start",
  fontSize: text.label,
  fontWeight: weight.regular,
  color: color.muted,
});

export const cell = style({ ...row, overflowWrap: "anywhere", verticalAlign: "top" });

export const pick = style({ display: "flex", alignItems: "baseline", gap: space(2) });

export const different = style({ background: "none", color: "inherit", fontWeight: weight.strong });

export const left = style({ color: color.muted });

export const hint = style({ color: color.muted, fontSize: text.label });
