import { style, styleVariants } from "@vanilla-extract/css";
import { media, space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { phone, desktop } = media;

/** What has no label stands as high as the controls that have one. */
const LABEL = 21;

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space(3),
  paddingBottom: space(5),
  borderBottom: `1px solid ${theme.color.line}`,
});

export const head = style({
  display: "flex",
  flex: "1 1 330px",
  alignItems: "flex-end",
  gap: space(2),
  minWidth: 0,
  "@media": { [phone]: { flexBasis: "100%", flexWrap: "wrap" } },
});

export const search = style({ flex: "1 1 8rem" });

/** The phone's button for the rest of the filters. */
export const unfold = style({ flexShrink: 0, "@media": { [desktop]: { display: "none" } } });

/** As many columns as there is room for, each at least so wide. */
const columns = (least: string) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  gap: `${space(3)} ${space(2)}`,
  alignItems: "start",
});

const fields = style({
  display: "contents",
  "@media": {
    [phone]: {
      ...columns("8.5rem"),
      width: "100%",
    },
  },
});

export const choices = styleVariants({
  unfolded: [fields],
  folded: [fields, { "@media": { [phone]: { display: "none" } } }],
});

export const kind = style({
  display: "grid",
  "@media": { [phone]: { gridColumn: "1 / -1" }, [desktop]: { marginTop: LABEL } },
});

/** They grow with the letters in them, as far as there is room. */
const wide = (rem: number) =>
  style({ "@media": { [desktop]: { width: `${rem}rem`, maxWidth: "100%" } } });

export const category = wide(10.5);

export const order = wide(9.875);

/** The two ends of something stand together, where one has room beside the other. */
const pair = style({ display: "flex", gap: space(3) });

export const spans = styleVariants({
  amounts: [pair, { "@media": { [phone]: { ...columns("6rem"), gridColumn: "1 / -1" } } }],
  dates: [pair, { "@media": { [phone]: { ...columns("8.5rem"), gridColumn: "1 / -1" } } }],
});

export const date = wide(10.5);

export const amount = wide(7.5);

export const clear = style({
  display: "grid",
  "@media": {
    [desktop]: { marginTop: LABEL, marginInlineStart: "auto" },
    [phone]: { gridColumn: "1 / -1" },
  },
});
