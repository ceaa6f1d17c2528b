import { style, styleVariants } from "@vanilla-extract/css";
import { media, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const list = style({ display: "flex", flexDirection: "column", gap: space(4) });

const { phone, middle } = media;

/** Side by side where they fit, else one line each, without bars. */
export const lists = styleVariants({
  below: [list],
  beside: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
    gap: `${space(3)} ${space(6)}`,
    "@media": {
      [middle]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
      [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
    },
  },
});

const besideEachOther = `${lists.beside} &`;

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space(2)} ${space(4)}`,
  selectors: { [besideEachOther]: { gap: `${space(1)} ${space(3)}`, fontSize: text.label } },
});

/** Goes below its category in letters too large for one line. */
export const figures = style({
  display: "inline-flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: `0 ${space(4)}`,
  marginInlineStart: "auto",
  selectors: {
    [besideEachOther]: {
      justifyContent: "space-between",
      "@media": { [media.beside]: { flexBasis: "100%" } },
    },
  },
});

export const share = style({
  minWidth: "4em",
  color: theme.color.muted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const bar = style({
  flexBasis: "100%",
  selectors: {
    [besideEachOther]: {
      "@media": { [middle]: { display: "none" }, [phone]: { display: "none" } },
    },
  },
});
