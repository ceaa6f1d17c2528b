import { globalStyle, style } from "@vanilla-extract/css";
import { media, motion, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { listed, row, tabled } from "./movement-row.css.ts";
import { LEAST, NARROW, TIGHT } from "./row-room.ts";

const { color } = theme;

/** With a mouse, where rows are not touched as a whole. */
const pointed = `${media.desktop} and (hover: hover)`;

/** One line, cut off with an ellipsis. */
const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const small = { color: color.muted, fontSize: text.small } as const;

const words = style({
  gridArea: "words",
  minWidth: 0,
  fontWeight: weight.strong,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  selectors: { [`${listed} > &`]: line },
});

const category = style({
  gridArea: "category",
  minWidth: 0,
  color: color.muted,
  overflowWrap: "anywhere",
  selectors: { [`${listed} > &`]: { ...line, ...small } },
  "@container": { [NARROW]: small },
});

const date = style({
  ...small,
  gridArea: "date",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@container": { [NARROW]: { textAlign: "end" } },
});

const amount = style({ gridArea: "amount", fontWeight: weight.strong, textAlign: "end" });

/** Visible in a row that is hovered or focused, or whose menu is open. */
const actions = style({
  gridArea: "actions",
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": {
    [pointed]: {
      opacity: 0,
      transition: `opacity ${motion.quick}`,
      selectors: {
        [`${row}:is(:hover, :focus-within, :has([aria-expanded=true])) > &`]: { opacity: 1 },
      },
    },
  },
});

export const cells = { words, category, date, amount, actions } as const;

globalStyle(`${tabled} > td`, {
  height: "2.75rem",
  paddingInline: space(2),
  "@container": { [NARROW]: { height: "auto", padding: 0 } },
});
globalStyle(`${tabled} > td:first-child`, { paddingInlineStart: 0 });
globalStyle(`${tabled} > td:last-child`, { paddingInlineEnd: 0 });

// Without a description the category serves as the name.
globalStyle(`${row}:has(> ${words}:empty) > ${category}`, {
  gridArea: "words",
  color: color.text,
  fontSize: "inherit",
  fontWeight: weight.strong,
});

/** Without room for the actions they lie over the row: beside its amount, or, on touch screens, over all of it. */
const over = {
  gridArea: "words",
  "@media": {
    [pointed]: {
      gridArea: "auto",
      position: "absolute",
      insetInlineEnd: "7rem",
      top: "calc(50% - 18px)",
      height: 36,
      background: color.surface,
    },
  },
} as const;

globalStyle(`${listed} > ${actions}`, { "@container": { [TIGHT]: over } });
globalStyle(`${tabled} > ${actions}`, { "@container": { [NARROW]: over } });

const ahead = { position: "absolute", left: 0, top: "calc(50% - 14px)" } as const;

/** Before the name of the category in a wide table, else before the whole row. */
export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  width: 28,
  height: 28,
  marginInlineEnd: space(2),
  verticalAlign: "middle",
  selectors: { [`${listed} &`]: ahead },
  "@container": { [NARROW]: ahead, [LEAST]: { display: "none" } },
});

export const future = style({ color: theme.color.warning, fontSize: text.tiny });

/** Beside the name of a movement. */
export const uncounted = style({ color: theme.color.muted });
