import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space, text as scale } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

const { color } = theme;

export const list = style({ display: "flex", flexDirection: "column" });

export const item = style({
  padding: `${space(2)} 0`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { "&:last-child": { borderBottom: "none" } },
});

export const reason = style({ color: color.muted, fontSize: scale.small });

export const cells = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(5)}`,
  marginTop: space(1),
});

export const cell = style({ minWidth: 0 });

export const column = style({ color: color.muted, fontSize: scale.small });

export const content = style({
  maxHeight: "18rem",
  overflow: "auto",
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  fontFamily: "ui-monospace, monospace",
  fontSize: scale.small,
});

/** As the file has it. */
export const text = style({
  fontFamily: "ui-monospace, monospace",
  fontSize: scale.small,
  overflowWrap: "anywhere",
});

export const hint = style({ marginBottom: space(3), color: color.muted, fontSize: scale.label });

export const rows = style({ position: "relative", overflowX: "auto" });

export const table = style({ borderCollapse: "collapse", fontSize: scale.small });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space(1)} ${space(3)} ${space(1)} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: "start",
  whiteSpace: "nowrap",
});

globalStyle(`${table} th`, { color: color.muted, fontWeight: "normal" });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(2),
  marginTop: space(3),
});

export const faulty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space(1),
});
