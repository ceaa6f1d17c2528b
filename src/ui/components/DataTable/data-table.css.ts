import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { desktop, phone, table: wide, tight } = media;

/** With letters too large for all columns the table scrolls sideways. */
export const box = style({
  "@media": {
    [desktop]: { position: "relative", overflowX: "auto", margin: -4, padding: 4 },
  },
});

export const table = style({ "@media": { [phone]: { display: "block" } } });

export const head = style({
  "@media": {
    // On the phone the position of a cell shows what it is; the headings stay for screen readers.
    [phone]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const body = style({
  "@media": { [phone]: { display: "block", containerType: "inline-size" } },
});

export const headCell = style({
  padding: `0 ${space(3)} ${space(2)}`,
  color: color.muted,
  fontSize: text.small,
  fontWeight: weight.medium,
  whiteSpace: "nowrap",
  "@media": { [tight]: { paddingInline: space(2) } },
});

/** The width below which the cells of a row are stacked. */
const narrow = "(max-width: 14rem)";

const row = style({ borderTop: `1px solid ${color.line}` });

export const rows = styleVariants({
  list: [
    row,
    {
      "@media": {
        [phone]: {
          // The control that opens a row covers the whole row.
          position: "relative",
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          gridTemplateAreas: '"title value" "detail actions" "meta actions"',
          columnGap: space(3),
          alignItems: "center",
          padding: `${space(3)} 0`,
        },
      },
      "@container": {
        [narrow]: {
          gridTemplateColumns: "minmax(0, 1fr)",
          gridTemplateAreas: '"title" "detail" "value" "meta" "actions"',
        },
      },
    },
  ],
  cards: [
    row,
    {
      "@media": {
        [phone]: {
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: space(2),
          padding: `${space(4)} 0 ${space(2)}`,
        },
      },
    },
  ],
});

/** A cell with a line of its own in a card. */
const line = style({ "@media": { [phone]: { flexBasis: "100%" } } });

const cell = style({
  "@media": {
    [wide]: { padding: space(3), height: 56 },
    [tight]: { paddingInline: space(2) },
    [phone]: { display: "block" },
  },
});

export const cells = styleVariants({
  title: [
    cell,
    line,
    {
      fontWeight: weight.medium,
      overflowWrap: "anywhere",
      "@media": { [phone]: { gridArea: "title", fontWeight: weight.strong } },
    },
  ],
  detail: [
    cell,
    line,
    {
      color: color.muted,
      overflowWrap: "anywhere",
      "@media": {
        // Room for a word of usual length, so that only longer ones are broken.
        [wide]: { minWidth: "7.5rem" },
        [phone]: { gridArea: "detail", fontSize: text.small },
      },
    },
  ],
  badge: [
    cell,
    {
      whiteSpace: "nowrap",
      "@media": { [phone]: { marginTop: space(2) }, [wide]: { width: "1%" } },
    },
  ],
  meta: [
    cell,
    {
      color: color.muted,
      fontVariantNumeric: "tabular-nums",
      "@media": { [phone]: { gridArea: "meta", fontSize: text.small } },
    },
  ],
  /** Belongs to the value, in the place of the actions. */
  share: [
    cell,
    {
      color: color.muted,
      fontVariantNumeric: "tabular-nums",
      "@media": {
        [phone]: {
          gridArea: "actions",
          alignSelf: "start",
          fontSize: text.small,
          textAlign: "end",
        },
      },
    },
  ],
  value: [
    cell,
    {
      fontWeight: weight.strong,
      fontVariantNumeric: "tabular-nums",
      "@media": { [phone]: { gridArea: "value", alignSelf: "start", textAlign: "end" } },
    },
  ],
  actions: [
    cell,
    line,
    {
      whiteSpace: "nowrap",
      "@media": {
        // Aligns the icons, not their touch areas, with the end of the figures.
        [phone]: { gridArea: "actions", marginInlineEnd: -12, textAlign: "end" },
        [wide]: { width: "1%" },
      },
    },
  ],
});

// In a row without a title the detail takes its place.
globalStyle(`${row}:has(> ${cells.title}:empty) > ${cells.detail}`, {
  color: "inherit",
  fontWeight: weight.medium,
  "@media": { [phone]: { gridArea: "title", fontSize: "inherit", fontWeight: weight.strong } },
});

/** On the phone a cell's place decides its alignment. */
export const aligned = styleVariants({
  start: { textAlign: "start" },
  end: { "@media": { [wide]: { textAlign: "end" } } },
});

globalStyle(`${row} > :is(td, th):first-child, ${headCell}:first-child`, { paddingInlineStart: 0 });
globalStyle(`${row} > td:last-child, ${headCell}:last-child`, { paddingInlineEnd: 0 });

/** In a card the actions are aligned with the rest, away from the page's round button. */
globalStyle(`${rows.cards} > td:last-child`, {
  "@media": { [phone]: { marginInline: "-14px 0", textAlign: "start" } },
});
