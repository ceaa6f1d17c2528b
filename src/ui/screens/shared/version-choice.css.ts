import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const table = style({ width: "100%", tableLayout: "fixed", borderCollapse: "collapse" });

/** Dates and amounts stay on one line in the narrowest window. */
const narrow = { [media.phone]: { paddingInline: space(1), fontSize: text.label } };

export const head = style({
  padding: `${space(2)} ${space(2)}`,
  textAlign: "start",
  fontSize: text.label,
  fontWeight: weight.medium,
  "@media": narrow,
});

/** The column of the labels. */
export const labels = style({ "@media": { [media.phone]: { width: "26%" } } });

const row = { padding: `${space(2)} ${space(2)}`, borderTop: `1px solid ${color.line}` };

export const label = style({
  ...row,
  paddingInlineStart: 0,
  textAlign: "start",
  fontSize: text.label,
  fontWeight: weight.regular,
  color: color.muted,
});

export const cell = style({
  ...row,
  overflowWrap: "anywhere",
  verticalAlign: "top",
  "@media": narrow,
});

export const pick = style({
  display: "flex",
  alignItems: "baseline",
  gap: space(2),
  "@media": { [media.phone]: { gap: space(1) } },
});

export const choice = style({ flex: "none", accentColor: color.brand });

export const different = style({ background: "none", color: "inherit", fontWeight: weight.strong });

export const left = style({ color: color.muted });

export const hint = style({ color: color.muted, fontSize: text.label });
