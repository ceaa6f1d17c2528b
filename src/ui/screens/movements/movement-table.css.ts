import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { NARROW } from "./row-room.ts";

const { color } = theme;

export const table = style({
  width: "100%",
  "@container": { [NARROW]: { display: "block" } },
});

/** In a narrow table the headings are for screen readers only: the position of a cell shows what it is. */
export const head = style({
  "@container": {
    [NARROW]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const body = style({ "@container": { [NARROW]: { display: "block" } } });

const start = style({
  padding: `0 ${space(2)} ${space(2)}`,
  color: color.muted,
  fontSize: text.small,
  fontWeight: weight.medium,
  textAlign: "start",
  whiteSpace: "nowrap",
});
const end = style([start, { textAlign: "end" }]);

export const heads = styleVariants({
  date: [start, { width: "1%" }],
  category: [start, { width: "24%" }],
  description: [start],
  amount: [end, { width: "1%" }],
  actions: [end, { width: "1%" }],
});

globalStyle(`${table} th:first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} th:last-child`, { paddingInlineEnd: 0 });

/** Thin: a heading of rows, not a row itself. */
export const day = style({
  borderTop: `1px solid ${color.lineStrong}`,
  color: color.muted,
  fontSize: text.tiny,
  lineHeight: "1.25rem",
  "@container": { [NARROW]: { display: "flex", justifyContent: "space-between", gap: space(3) } },
});

// The border above a day serves its first row as well.
globalStyle(`${day} + tr`, { borderTopColor: "transparent" });

export const dayName = style({ fontWeight: weight.medium, textAlign: "start" });

export const dayTotal = style({
  paddingInline: space(2),
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
  "@container": { [NARROW]: { paddingInline: 0 } },
});
