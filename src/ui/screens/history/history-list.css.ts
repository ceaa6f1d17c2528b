import { style, styleVariants } from "@vanilla-extract/css";
import { card, media, motion, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { ROW_REM, TALL_ROW_REM } from "./row-height.ts";

const { color } = theme;
const { phone, desktop } = media;

/** Where a description has no room beside actions that nobody sees until they are pointed at. */
const tight = `${media.tight} and (hover: hover)`;

/** The same where nothing can be pointed at, and the actions are always seen. */
const tightTouch = "screen and (min-width: 768px) and (max-width: 1199.98px) and (hover: none)";

/** How wide the column of the amounts is, in pixels. */
const AMOUNT = 150;

/** It ends where its card ends, so that its scrollbar is the card's. */
export const box = style({
  maxHeight: "24rem",
  margin: `0 calc(-1 * ${card.padding}) calc(-1 * ${card.padding})`,
  padding: `0 ${card.padding}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderRadius: `0 0 ${card.radius} ${card.radius}`,
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});

const list = style({ position: "relative", width: "100%" });

/** In letters so large that a name has no room beside a sum, all of a row stands below each other. */
export const lists = styleVariants({ beside: [list], below: [list] });

const below = `${lists.below} &`;

export const row = style({
  position: "absolute",
  top: 0,
  left: 0,
  display: "grid",
  gridTemplateColumns: `36px minmax(0, 1fr) auto auto ${AMOUNT}px`,
  gridTemplateAreas: '"arrow what actions date amount"',
  alignItems: "center",
  columnGap: space(4),
  width: "100%",
  height: `${ROW_REM}rem`,
  padding: `${space(2)} ${space(1)}`,
  borderBottom: `1px solid ${color.line}`,
  contain: "layout style",
  "@media": {
    [tight]: {
      gridTemplateColumns: `36px minmax(0, 1fr) auto ${AMOUNT}px`,
      gridTemplateAreas: '"arrow what date amount"',
    },
    [tightTouch]: {
      gridTemplateColumns: "36px minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"arrow what actions amount" "arrow what actions date"',
    },
    [phone]: {
      gridTemplateColumns: "36px minmax(0, 1fr) auto",
      gridTemplateAreas: '"arrow what amount" "arrow what date"',
      columnGap: space(3),
      padding: `${space(2)} 0`,
    },
  },
  selectors: {
    [below]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"what" "date" "amount"',
      height: `${TALL_ROW_REM}rem`,
    },
  },
});

const arrow = style({
  gridArea: "arrow",
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: radius.field,
  selectors: { [below]: { display: "none" } },
});

export const arrows = styleVariants({
  income: [arrow, { background: color.positiveSoft, color: color.positive }],
  expense: [arrow, { background: color.negativeSoft, color: color.negative }],
});

export const what = style({
  gridArea: "what",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
});

const line = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const name = style([line, { fontWeight: weight.strong, lineHeight: 1.35 }]);

export const detail = style([line, { color: color.muted, fontSize: text.small }]);

/** They come to light where somebody points or where the keyboard is; what has no pointer to hover sees them always. */
export const actions = style({
  gridArea: "actions",
  whiteSpace: "nowrap",
  "@media": {
    // On the phone they lie over the whole row.
    [phone]: { position: "absolute", inset: 0 },
    [`${desktop} and (hover: hover)`]: {
      opacity: 0,
      transition: `opacity ${motion.quick}`,
      selectors: { [`${row}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
    [tight]: {
      position: "absolute",
      insetBlock: "0 1px",
      insetInlineEnd: AMOUNT + 4,
      display: "flex",
      alignItems: "center",
      paddingInline: space(3),
      background: color.surface,
    },
  },
});

export const date = style({
  gridArea: "date",
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { textAlign: "end" }, [tightTouch]: { textAlign: "end" } },
  selectors: { [below]: { textAlign: "start" } },
});

export const amount = style({
  gridArea: "amount",
  fontWeight: weight.strong,
  textAlign: "end",
});
