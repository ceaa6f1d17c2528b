import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

const { color } = theme;

export const hint = style({ marginBottom: space(3), color: color.muted, fontSize: text.label });

/** The reference for visually hidden labels, so that they stay within it. */
export const scroll = style({ position: "relative", overflowX: "auto", marginBottom: space(5) });

export const table = style({ borderCollapse: "collapse", fontSize: text.small });

globalStyle(`${table} :is(th, td)`, {
  minWidth: 150,
  padding: `${space(2)} ${space(3)} ${space(2)} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: "start",
  whiteSpace: "nowrap",
});

export const header = style({
  display: "block",
  marginTop: space(1),
  color: color.muted,
  fontWeight: weight.medium,
});

export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  gap: space(4),
  marginBottom: space(5),
});

export const subtitle = style({
  marginBottom: space(2),
  fontSize: text.body,
  fontWeight: weight.strong,
});

export const questions = style({ marginBottom: space(5) });

export const questionList = style({ display: "flex", flexDirection: "column", gap: space(3) });

/** Why the file cannot be read yet. */
export const barred = style({
  marginTop: space(4),
  color: color.muted,
  fontSize: text.label,
  textAlign: "end",
});

export const preview = style({
  display: "flex",
  flexDirection: "column",
  gap: space(2),
  fontSize: text.label,
});

globalStyle(`${preview} > li`, { display: "flex", gap: `${space(1)} ${space(4)}`, minWidth: 0 });

export const words = style({
  flexGrow: 1,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** A row that does not come in; its reason stands below it on the phone. */
export const out = style({ "@media": { [media.phone]: { flexDirection: "column" } } });

export const struck = style([words, { color: color.muted }]);

export const way = style({ color: color.muted });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space(3),
  marginTop: space(5),
});
