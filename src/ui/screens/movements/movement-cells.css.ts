import { globalStyle, style } from "@vanilla-extract/css";
import { media, motion, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { listed, row, tabled } from "./movement-row.css.ts";
import { LEAST, NARROW, TIGHT } from "./row-room.ts";

const { color } = theme;

/** Where somebody points, and no row is touched as a whole. */
const pointed = `${media.desktop} and (hover: hover)`;

/** One line, with what has no room in it left out. */
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

/** They come to light where somebody points, the keyboard is, or their menu is open. */
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

// Where a movement has no words of its own, its category is what it is called.
globalStyle(`${row}:has(> ${words}:empty) > ${category}`, {
  gridArea: "words",
  color: color.text,
  fontSize: "inherit",
  fontWeight: weight.strong,
});

/** Without room for what can be done to a row, that lies over it: beside its amount, or, touched, over all of it. */
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

/** Before the name of its category in a table that has room, else before the whole row. */
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
